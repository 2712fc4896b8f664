import type { ConsentReceipt } from '@aera/contracts';

type Binding = NonNullable<ConsentReceipt['notice']['binding']>;

const bindings: Record<Binding | 'unknown', string> = {
  current: 'Proven: these were the words in force, and they were shown.',
  outdated: 'Proven, to words that were no longer in force.',
  expired: 'Shown, but more than a day before it was acknowledged.',
  unbound: 'Not proven: the words in force are named, and nothing shows that they were read.',
  unknown: 'Not recorded at the time.',
};

/** What the pages of a receipt say. */
export const receiptTexts = {
  language: 'en-GB',
  title: 'Consent receipt',
  subject: 'Receipt of an acknowledgement, in the shape of {schema}',
  series: 'Consent receipt · {schema}',
  heading: 'You acknowledged the notice',
  given: 'Given',
  living: 'Living time',
  status: 'Status',
  stands: 'Stands',
  withdrawn: 'Withdrawn',
  notice: {
    title: 'What was acknowledged',
    version: 'Notice',
    versionOf: 'Version {version}',
    binding: 'Tied to it',
    bindings,
    hash: 'Its words, hashed',
    hashNone: 'Not recorded at the time',
    textNone: 'The words of this version were not kept with the record.',
  },
  consent: {
    title: 'The record',
    record: 'Number',
    visitor: 'Visitor number',
    givenAt: 'Given',
    givenIn: 'Your clock said',
    withdrawnAt: 'Withdrawn',
    controller: 'Asked for by',
    contact: 'Contact',
    purpose: 'Purpose',
    basis: 'Lawful basis',
    data: 'Personal data',
    withdrawal: 'To withdraw',
    withdrawalHow: 'On the page /your-data of the site, or {route}',
  },
  values: {
    title: 'What identifies you in it',
    erased: 'Nothing that can be read: erased, or never kept in this form.',
    ip: 'IP address',
    userAgent: 'Browser',
    url: 'Page',
    referrer: 'Page before it',
    position: 'Position',
    none: 'None',
  },
  proof: {
    title: 'The proof',
    lead: 'The record is an entry of a public log that only ever grows (a Merkle tree, RFC 9162). The ledger has signed the state of the log in which it stands.',
    pending:
      'The log was about to take the record up when this receipt was made. Download it again in a moment.',
    log: 'Log',
    leaf: 'Leaf',
    leafOf: '{leaf}, counted from 0',
    size: 'Size of the log',
    sizeOf: '{size} entries',
    root: 'Root of the tree',
    key: 'Key of the ledger',
    checkpoint: 'Checkpoint, as it was signed',
    withdrawal: 'That it was taken back is leaf {leaf} of the log.',
  },
  check: {
    title: 'How to check it',
    steps: [
      'Open the page /your-data of the site and drop this file there. It is checked in your browser, with or without a connection: the file goes nowhere.',
      'On a command line: verify-receipt, with this file and the key of the ledger. It asks nobody either.',
      'Compare the key above with the one that the ledger states at /api/jurisdiction/ledger/checkpoint: with another key, another could have made this receipt.',
    ],
    attached:
      'This file carries the receipt itself ({file}, JSON-LD). That is what is checked: these pages show what it says.',
    attachment: 'The receipt itself, with its proof',
  },
  page: 'Page {page} of {count}',
} as const;

/** Puts values into a text with places for them. */
export const interpolate = (text: string, values: Record<string, string | number>): string =>
  text.replaceAll(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
