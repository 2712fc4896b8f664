import { brand, toDocumentTitle } from '../brand.ts';
import type { YourData } from '../schema/your-data.ts';

export type { YourData } from '../schema/your-data.ts';

export const yourData: YourData = {
  meta: {
    title: toDocumentTitle('Your data'),
    description:
      'See the data we hold about this browser, check your consent receipts, withdraw your consent, or erase what identifies you.',
  },
  eyebrow: 'Privacy',
  title: 'Your data',
  lead: 'See what we hold about this browser and decide what happens to it. You don’t need an account, and you don’t have to acknowledge the notice.',
  held: {
    title: 'What we hold',
    lead: 'Every time this browser acknowledged the jurisdiction notice, with a receipt that proves it.',
    everything: 'Download everything',
    loading: 'Loading your data…',
    empty: 'We hold no data about this browser',
    emptyDetail:
      'We recognise a browser by a cookie set when you acknowledge the notice. Another browser, or this one before its cookies were cleared, may have its own records.',
    failed: 'Couldn’t load your data',
  },
  consent: {
    title: 'Acknowledged {date}',
    standing: 'Active',
    withdrawn: 'Withdrawn',
    notice: 'Notice',
    version: 'Version {version}',
    proofStatus: 'Linked to this notice',
    proofStatuses: {
      current: 'Proven: this version was in force and was shown to you',
      outdated: 'Proven, but this version was no longer in force',
      expired: 'Shown to you more than a day before your acknowledgement reached us',
      unproven: 'Not proven: this version was in force, but nothing proves it was shown to you',
    },
    withdrawnAt: 'Withdrawn',
    record: 'Record',
    proof: 'Proof',
    proven: 'Entry {entry} in the public log, signed',
    unproven: 'Being added to the log. Check again in a moment',
    values: 'What identifies you',
    erased: 'Nothing readable: erased, or never stored in this form.',
    fields: {
      ip: 'IP address',
      userAgent: 'Browser',
      url: 'Page',
      referrer: 'Previous page',
      position: 'Location',
    },
    none: 'None',
    read: 'Download PDF',
    download: 'Download receipt',
    files:
      'The PDF is for reading and includes the receipt. The receipt alone (JSON-LD) is for software. You can check either one below.',
    check: 'Check this receipt',
  },
  impressions: {
    title: 'When the notice was shown',
    lead: 'We also record each time the notice was shown, whether or not you acknowledged it.',
    none: 'We have no record of showing the notice to this browser',
    columns: { when: 'When', version: 'Version', signal: 'Tracking opt-out' },
    yes: 'Yes',
    no: 'No',
    all: 'Show all {count}',
  },
  check: {
    title: 'Check a receipt or certificate',
    lead: 'We check receipts and erasure certificates in your browser. Nothing is sent to a server, and once this page is open it works offline.',
    drop: 'Drop a .pdf or .json file here, or choose one.',
    choose: 'Choose file',
    unreadable:
      'This file isn’t a receipt or a certificate. Choose a .json file, or a PDF downloaded from this page.',
    readFailed: 'We couldn’t read the file. Check your connection, then choose it again.',
    checking: 'Checking…',
    valid: { receipt: 'This receipt is valid', certificate: 'This certificate is valid' },
    invalid: {
      receipt: 'This receipt is not valid',
      certificate: 'This certificate is not valid',
      neither: 'This is not a receipt or a certificate',
    },
    impossible:
      'This browser can’t check signatures (Ed25519). Use a newer browser or the command-line checker.',
    ownKey:
      'We couldn’t load the ledger’s key, so we used the key in the file. We can’t confirm that it belongs to this ledger.',
    states: { passed: 'Passed', failed: 'Failed', skipped: 'Not checked' },
    names: {
      form: {
        label: 'Format',
        passed: 'The file is a receipt or an erasure certificate.',
        failed: 'The file is not a receipt or erasure certificate, or parts of it are missing.',
        skipped: 'There is nothing to read.',
      },
      key: {
        label: 'Key',
        passed: 'The file uses this ledger’s key.',
        failed: 'The file uses a different key from this ledger’s.',
        skipped: 'This ledger’s key isn’t available.',
      },
      checkpoint: {
        label: 'Signature',
        passed: 'The key signed this state of the log.',
        failed: 'This state of the log is not signed by that key.',
        skipped: 'It wasn’t in the log yet when the file was made.',
      },
      witnesses: {
        label: 'Witnesses',
        passed: 'Independent witnesses saw this state of the log and signed it too.',
        failed: 'A witness signature isn’t valid.',
        skipped:
          'No witness has signed this state of the log. A receipt gets their signatures within a minute: download it again.',
      },
      inclusion: {
        label: 'Entry',
        passed: 'The entry is in the signed log.',
        failed: 'The entry is not in the signed log.',
        skipped: 'It wasn’t in the log yet when the file was made.',
      },
      record: {
        label: 'Record',
        passed: 'The file matches the entry.',
        failed: 'The file does not match the entry.',
        skipped: 'There is no entry to compare.',
      },
      withdrawal: {
        label: 'Withdrawal',
        passed: 'The log shows that consent was withdrawn, as the receipt says.',
        failed: 'The receipt and the log disagree about whether consent was withdrawn.',
        skipped: 'The receipt does not say that consent was withdrawn.',
      },
      notice: {
        label: 'Notice',
        passed: 'The notice text is the one you acknowledged.',
        failed: 'The notice text is not the one you acknowledged.',
        skipped: 'The receipt includes no notice text.',
      },
      disclosure: {
        label: 'Your details',
        passed: 'IP address, browser, page and location match the entry.',
        failed: 'IP address, browser, page or location do not match the entry.',
        skipped: 'They were erased or never linked. The rest of the proof is unaffected.',
      },
    },
    key: 'Ledger key',
    cosigned: 'Signed by {witness} on {date}',
  },
  proofs: {
    title: 'What a receipt proves',
    lead: 'You don’t have to trust us. A receipt can be checked without us, and others check that we don’t change the log later.',
    points: [
      {
        title: 'That your record exists',
        text: 'The receipt shows that your record is an entry in a public log that can only grow. We can’t change, remove or back-date it without being caught.',
      },
      {
        title: 'That everyone sees the same log',
        text: 'Witnesses are run by others. They sign each state of the log, and only if nothing before it has changed. Two people can’t be shown different logs with the same signatures.',
      },
      {
        title: 'That it doesn’t reveal who you are',
        text: 'The public log contains only hashes: no names, no addresses, no times. Only your receipt can show which one is yours. After an erasure, nothing in the log can be linked to you.',
      },
      {
        title: 'How to check without us',
        text: 'Save the receipt and its key. The command verify-receipt checks it offline, and anyone can copy and check the whole log with aera-monitor. A monitor that you ask about your receipt learns only its number in the log.',
      },
    ],
    witnesses: 'The witnesses of this log',
    noWitnesses:
      'This log has no witnesses yet. A receipt still proves that your record is in the log that we signed.',
  },
  choices: {
    title: 'Your choices',
    lead: 'You don’t need an account or a reason.',
  },
  withdraw: {
    title: 'Withdraw your consent',
    text: 'We’ll mark every acknowledgement from this browser as withdrawn. The record that you gave it stays.',
    action: 'Withdraw consent',
    nothing: 'You have no active consent in this browser, so there’s nothing to withdraw.',
    dialog: {
      title: 'Withdraw your consent?',
      text: 'This withdraws every acknowledgement from this browser. The notice opens again on the next page you visit.',
      confirm: 'Withdraw consent',
      confirming: 'Withdrawing…',
      cancel: 'Cancel',
    },
    done: {
      title: 'Consent withdrawn',
      description: 'The notice opens again on the next page you visit.',
    },
    failed: 'We couldn’t withdraw your consent. Nothing has changed. Try again.',
  },
  erase: {
    title: 'Erase what identifies you',
    text: 'This destroys the key to your IP address, browser, page and location, and removes this browser’s visits and searches. It can’t be undone.',
    action: 'Erase my data',
    dialog: {
      title: 'Erase your data?',
      text: 'Download your receipts first if you want to keep them. After this, we can’t issue them with your details.',
      erasedTitle: 'What we erase',
      erased: [
        'IP address, browser, page, previous page and location in every acknowledgement from this browser',
        'the visitor number and consent record number stored in this browser',
        'all records of this browser’s visits since it acknowledged the notice, within moments: pages, times, and how you got here',
        'searches made in this browser since then, signed in or not, and the results you opened',
        'acknowledgements in this browser that haven’t been sent yet',
      ],
      keptTitle: 'What we keep',
      kept: [
        'the fact that someone acknowledged the notice, when, and which version (the log is never rewritten)',
        'when the notice was shown, under a number no longer linked to you',
        'visits from before the notice was acknowledged (nothing in them is linked to you)',
        'the visitor number itself, with nothing linked to it, so that late data is rejected',
        `your account and what belongs to it: erase it in the member area, under Your data. For messages you sent without an account, email ${brand.email}`,
      ],
      label: 'Type {word} to confirm',
      word: 'ERASE',
      mismatch: 'Type {word} in capital letters',
      confirm: 'Erase permanently',
      confirming: 'Erasing…',
      cancel: 'Cancel',
    },
    failed: 'We couldn’t erase your data. Try again.',
    certificate: {
      title: 'Erasure certificate',
      text: 'The data that identified you can no longer be read. This certificate proves it. It isn’t stored anywhere else, so save it now.',
      erasedAt: 'Erased',
      visitor: 'Visitor number',
      records: 'Acknowledgements covered',
      proof: 'Proof',
      download: 'Download certificate',
      check: 'Check this certificate',
    },
  },
  files: { receipt: 'consent-receipt', certificate: 'erasure-certificate', everything: 'your-data' },
};
