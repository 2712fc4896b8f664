import { humanize } from './person-copy.ts';

const records = (count: number, kind: string) => `${humanize(kind)}: ${count}`;

/** Texts of data export and erasure. */
export const dataSubjectCopy = {
  title: 'What they may ask for',
  lead: 'Both are about everything that is held now, whichever moment is shown.',

  shown: (addresses: string) =>
    `They have shown that ${addresses} is theirs, as by answering a mail to it. Whatever is found by an address is given out and erased too, an account included.`,
  shownMissing: 'Please make sure first: anybody can type the address of somebody else',

  pack: {
    title: 'Access pack',
    text: 'Everything that all services hold of them, in one JSON file to hand to them: consents, visits, searches, questions, mails, account, messages and notes. Notes of stewards are in it.',
    make: 'Make the access pack',
    making: 'Asking every service...',
    failed: 'The access pack was not made',
    tryAgain: 'There was no answer. Please try again.',
    incomplete: 'The pack is not complete',
    incompleteText: (services: string) =>
      `${services} did not answer, so what they hold is not in it. It was not saved.`,
    again: 'Try again',
    saveAnyway: 'Save it without them',
    done: 'The access pack was saved',
    fileName: (day: string, id: string) => `access-pack-${id.slice(0, 8)}-${day}.json`,
  },

  erasure: {
    title: 'Erasure',
    text: 'Erases them at every service. It cannot be taken back.',
    begin: 'Erase this person…',
    goOn: 'Go on with the erasure…',
    notComplete: 'The erasure is not complete',
    dialog: {
      title: (name: string) => `Erase ${name}?`,
      description: 'Nobody can take this back.',
      loading: 'Counting what each service holds...',
      failed: 'What would go could not be counted',
      goes: 'What goes',
      service: 'Service',
      held: 'Held of them',
      records: (of: Readonly<Record<string, number>>): string =>
        Object.entries(of)
          .filter(([, count]) => count > 0)
          .map(([kind, count]) => records(count, kind))
          .join(', ') || 'nothing',
      unavailable: 'did not answer: not known',
      stays: 'What stays',
      staying: [
        'Answers that were published, without who asked.',
        'The logs of the services, without the person: what was sealed with their key can never be read again.',
        'That they were erased, when, by whom and why.',
      ],
      reason: 'Why',
      reasonHint: 'Kept in the audit log. Write nothing about the person into it.',
      reasonMissing: 'Please say why',
      word: 'ERASE',
      type: (word: string) => `Type ${word} to confirm`,
      typeMissing: (word: string) => `Please type ${word}, in capitals`,
      cancel: 'Cancel',
      confirm: 'Erase this person',
      erasing: 'Erasing...',
      notErased: 'Nobody knows yet whether all of it was erased',
      tryAgain: 'There was no answer. Try again: what is erased already stays so.',
    },
    result: {
      title: 'Erased',
      titleIncomplete: 'Not everything was reached',
      complete: 'Every service was reached.',
      incomplete:
        'What contacts hold is kept until the others were reached, so that they can still be found there.',
      outcome: 'Outcome',
      erased: (count: number) => (count === 0 ? 'nothing was left to erase' : `erased (${count})`),
      notReached: 'not reached',
      goOn: 'Go on',
      later: 'Later',
      close: 'Close',
    },
  },
} as const;
