import type { ConsentReceipt } from '@aera/contracts';

const proofStatuses: Record<ConsentReceipt['notice']['proofStatus'], string> = {
  current: 'Proven: this version was in force and was shown to you.',
  outdated: 'Proven, but this version was no longer in force.',
  expired: 'Shown to you more than a day before your acknowledgement reached us.',
  unproven: 'Not proven: this version was in force, but nothing proves it was shown to you.',
};

/** Texts of a receipt's pages. */
export const receiptTexts = {
  language: 'en-GB',
  title: 'Consent receipt',
  subject: 'Consent receipt in {schema} format',
  series: 'Consent receipt · {schema}',
  heading: 'You acknowledged the notice',
  given: 'Given',
  living: 'Living time',
  status: 'Status',
  stands: 'Active',
  withdrawn: 'Withdrawn',
  notice: {
    title: 'What you acknowledged',
    version: 'Notice',
    versionOf: 'Version {version}',
    proofStatus: 'Linked to this notice',
    proofStatuses,
    hash: 'Hash of the text',
    textNone: 'The text of this version was not stored with the record.',
  },
  consent: {
    title: 'Record',
    record: 'Record number',
    visitor: 'Visitor number',
    givenAt: 'Given',
    givenIn: 'Time on your device',
    withdrawnAt: 'Withdrawn',
    controller: 'Requested by',
    contact: 'Contact',
    purpose: 'Purpose',
    basis: 'Lawful basis',
    data: 'Personal data',
    withdrawal: 'How to withdraw',
    withdrawalHow: 'On the /your-data page of this site, or {route}',
  },
  values: {
    title: 'What identifies you',
    erased: 'Nothing readable: erased, or never stored in this form.',
    ip: 'IP address',
    userAgent: 'Browser',
    url: 'Page',
    referrer: 'Previous page',
    position: 'Location',
    none: 'None',
  },
  proof: {
    title: 'Proof',
    lead: 'This record is an entry in a public log that can only grow (a Merkle tree, RFC 9162). The ledger has signed the state of the log that contains it.',
    pending:
      'The record was still being added to the log when this receipt was made. Download the receipt again in a moment.',
    log: 'Log',
    leaf: 'Leaf',
    leafOf: '{leaf}, counted from 0',
    size: 'Size of the log',
    sizeOf: '{size} entries',
    root: 'Tree root',
    key: 'Ledger key',
    witnesses: 'Witnesses',
    witnessAt: '{witness}, on {date}',
    noWitnesses:
      'None had signed this state of the log when this receipt was made. Download it again in a minute.',
    means:
      'We cannot change, remove or back-date this record without being caught. Witnesses are run by others: they sign a state of the log only if nothing before it has changed, so no one can be shown another log with their signatures. The public log contains a hash of this record. Only this receipt can show what it stands for.',
    checkpoint: 'Signed checkpoint',
    withdrawal: 'Your withdrawal is leaf {leaf} of the log.',
  },
  check: {
    title: 'How to check this receipt',
    steps: [
      'Open the /your-data page of this site and drop this file there. It is checked in your browser, online or offline, and is not sent anywhere.',
      'Without us: on a command line, run verify-receipt with this file, the ledger key and the keys of the witnesses. It works offline.',
      'Anyone can copy and check the whole log from {log} with aera-monitor. Ask such a monitor about the leaf number above: it learns the number and nothing else.',
      'Compare the ledger key above with the one at /api/jurisdiction/ledger/checkpoint. If they differ, someone else could have made this receipt.',
    ],
    attached:
      'The receipt itself ({file}, JSON-LD) is attached to this PDF. The check uses that file. These pages show what it says.',
    attachment: 'Consent receipt with its proof',
  },
  page: 'Page {page} of {count}',
} as const;

/** Replaces the placeholders of a text. */
export const interpolate = (text: string, values: Record<string, string | number>): string =>
  text.replaceAll(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
