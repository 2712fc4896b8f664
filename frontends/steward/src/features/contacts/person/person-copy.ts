import type { IdentifierKind, PersonReference } from '@aera/contracts';
import type { ActivityGroup } from './person-view.ts';

const counted = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;

/** `read-receipt` and `readReceipt` as "read receipt". */
export const humanize = (name: string): string =>
  name
    .replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .replaceAll(/[-_]/g, ' ')
    .toLowerCase();

/** Texts of the page of one person. */
export const personCopy = {
  back: 'Contacts',
  lead: 'What every service holds of them, as one timeline.',
  loading: 'Loading the person...',
  failed: 'The person did not load',
  unknown: 'There is no contact with this id, so there is no person to show.',
  erased: 'Erased',
  unnamed: {
    contact: () => 'Not known by name yet',
    session: (short: string) => `Visitor ${short}`,
    member: (short: string) => `Member ${short}`,
  } satisfies Record<PersonReference['by'], (short: string) => string>,
  erasedTitle: 'This person was erased',
  erasedText:
    'What is still here are facts about nobody: that a message came, and what stewards did with it.',
  shared: {
    title: 'Several people wrote in this browser',
    text: 'So it is none of them for sure. What was done in it stands here; what each of them wrote stands at theirs:',
    contact: 'Contact',
  },
  missing: (services: string) =>
    `${services} did not answer. What they hold is missing here, which does not mean that there is nothing.`,
  again: 'Try again',

  moment: {
    title: 'Moment shown',
    asOf: (moment: string) => `As of ${moment}`,
    now: 'Now',
    back: 'Back to now',
    earlier: 'Earlier entry',
    later: 'Later entry',
    noLater: 'There is no later entry: this is how it stands now',
    notFound: 'The later entry was not found',
    tryAgain: 'There was no answer. Please try again.',
    field: 'As it stood at',
    show: 'Show',
    before: 'As it was before this',
    keys: 'Keys: j and k walk the entries, Enter opens; p and n step to the earlier and the later moment.',
  },

  goesBy: {
    title: 'What they go by',
    none: 'Nothing that other services could know them by.',
    since: (day: string) => `since ${day}`,
    more: (count: number) => `Show ${count} more`,
    groups: {
      member: { title: 'Account', text: 'They were signed in with it.' },
      email: { title: 'E-mail', text: 'They have shown that it is theirs.' },
      session: { title: 'Browser', text: 'The notice was acknowledged in it.' },
      unsure: {
        title: 'By an e-mail typed',
        text: 'Somebody typed the address. That proves nothing: it, and what it leads to, may be of somebody else.',
      },
    },
    kinds: {
      member: 'Account',
      email: 'E-mail',
      session: 'Browser',
      contact: 'Contact',
    } satisfies Record<IdentifierKind, string>,
  },

  contacts: {
    title: (count: number) => {
      if (count === 0) return 'Their messages';
      return count === 1 ? 'Their message' : `Their ${count} messages`;
    },
    none: 'No message is known to be theirs.',
    noneYet: 'They had not written yet.',
    score: (score: number) => `score ${score}`,
    owner: (name: string) => `with ${name}`,
  },

  timeline: {
    title: 'Timeline',
    loading: 'Loading the timeline...',
    failed: 'The timeline did not load',
    filter: 'Which entries',
    all: 'All',
    groups: {
      visits: 'Visits',
      consent: 'Consent',
      searches: 'Searches',
      questions: 'Questions',
      mails: 'Mails',
      account: 'Account',
      messages: 'Messages and work',
    } satisfies Record<ActivityGroup, string>,
    empty: 'Nothing is held of them.',
    emptyThen: 'Nothing was known of them at this moment.',
    nothingFits: 'No entry is of the kinds chosen.',
    noneSoFar: 'Nothing among the newest entries. There are older ones.',
    clear: 'Show all kinds',
    more: 'Show more',
    moreFailed: 'The next entries did not load. Please try again.',
    end: 'That is all there is.',
    foundBy: {
      session: 'found by browser',
      member: 'found by account',
      email: 'found by an e-mail typed',
      contact: 'in their contact',
    } satisfies Record<IdentifierKind, string>,
    views: (views: number) => counted(views, 'page view'),
    pages: 'Pages',
    firstPages: 'The first ten that differ:',
    ways: {
      question: 'Open the question',
      contact: 'Open the contact',
      consent: 'Consent record',
      events: 'Events',
    },
  },
} as const;

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
