import type { MailKind } from '@aera/content/mails';
import type { IdentifierKind, PersonReference } from '@aera/contracts';
import type { ActivityGroup } from './timeline-state.ts';

const counted = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;

/** `read-receipt` and `readReceipt` as "read receipt". */
export const humanize = (name: string): string =>
  name
    .replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .replaceAll(/[-_]/g, ' ')
    .toLowerCase();

/** Kinds and states of mails whose names are not plain words. */
const mailNames: Readonly<Record<string, string>> = {
  visitor_question_answered: 'question answered',
  visitor_information_requested: 'information requested',
  digest: 'daily digest',
  verify_email: 'email confirmation',
  reset_password: 'password reset',
  confirm_new_email: 'confirmation of a new email',
  email_taken: 'email already in use',
} satisfies Partial<Record<MailKind, string>>;

const mailStates: Readonly<Record<string, string>> = { queued: 'waiting', dead: 'failed' };

/** Texts of the page of one person. */
export const personCopy = {
  back: 'Contacts',
  loading: 'Loading profile...',
  failed: 'Couldn’t load the profile',
  unknown: 'Contact not found',
  erased: 'Erased',
  unnamed: {
    contact: () => 'Name unknown',
    session: (short: string) => `Visitor ${short}`,
    member: (short: string) => `Member ${short}`,
  } satisfies Record<PersonReference['by'], (short: string) => string>,
  erasedTitle: 'This person was erased',
  erasedText: 'Only anonymous records remain: that a message was received and what stewards did with it.',
  shared: {
    title: 'Several people used this browser',
    text: 'Activity in this browser can’t be tied to one person, so it’s shown here. Each person’s messages are on their own profile:',
    contact: 'Contact',
  },
  missing: (services: string) => `${services} didn’t respond. Their data is missing from this page.`,
  retry: 'Try again',

  pointInTime: {
    title: 'Point in time',
    asOf: (moment: string) => `As of ${moment}`,
    now: 'Current state',
    backToCurrent: 'Back to current',
    earlier: 'Previous entry',
    later: 'Next entry',
    noLater: 'No later entries. You’re viewing the current state.',
    notFound: 'Couldn’t load the next entry',
    tryAgain: 'The server didn’t respond. Try again.',
    field: 'View as of',
    submit: 'View',
    stateBefore: 'View state before this',
    shortcuts: 'Shortcuts: J/K to move, Enter to open, P/N for the previous or next entry.',
  },

  identifiers: {
    title: 'Identifiers',
    none: 'No identifiers found',
    since: (day: string) => `since ${day}`,
    more: (count: number) => `Show ${count} more`,
    groups: {
      member: { title: 'Account', text: 'They signed in with this account.' },
      email: { title: 'Email', text: 'Verified address.' },
      session: { title: 'Browser', text: 'The notice was acknowledged in this browser.' },
      unverified: {
        title: 'Unverified email',
        text: 'Someone entered this address without verifying it. It, and anything found through it, may belong to someone else.',
      },
    },
    kinds: {
      member: 'Account',
      email: 'Email',
      session: 'Browser',
      contact: 'Contact',
    } satisfies Record<IdentifierKind, string>,
  },

  contacts: {
    title: (count: number) => {
      if (count === 0) return 'Messages';
      return count === 1 ? '1 message' : `${count} messages`;
    },
    none: 'No messages',
    noneYet: 'No messages at this point',
    score: (score: number) => `score ${score}`,
    owner: (name: string) => `assigned to ${name}`,
  },

  timeline: {
    mail: (about: string, state: string) => [mailNames[about] ?? humanize(about), mailStates[state] ?? state],
    title: 'Timeline',
    loading: 'Loading timeline...',
    failed: 'Couldn’t load the timeline',
    filter: 'Filter timeline',
    all: 'All',
    groups: {
      visits: 'Visits',
      consent: 'Consent',
      searches: 'Searches',
      questions: 'Questions',
      mails: 'Emails',
      account: 'Account',
      messages: 'Messages and actions',
    } satisfies Record<ActivityGroup, string>,
    empty: 'No activity',
    emptyInPast: 'No activity up to this point',
    noMatches: 'No entries match these filters',
    noMatchesYet: 'No matches in the newest entries. Load more to search older ones.',
    clear: 'Clear filters',
    more: 'Show more',
    end: 'End of timeline',
    matchedBy: {
      session: 'matched by browser',
      member: 'matched by account',
      email: 'matched by unverified email',
      contact: 'from their contact',
    } satisfies Record<IdentifierKind, string>,
    views: (views: number) => counted(views, 'page view'),
    pages: 'Pages',
    firstPages: 'First 10 unique pages:',
    links: {
      question: 'View question',
      contact: 'View contact',
      consent: 'View consent record',
      events: 'View events',
    },
  },
} as const;

const records = (count: number, kind: string) => `${humanize(kind)}: ${count}`;

/** Texts of data export and erasure. */
export const dataSubjectCopy = {
  title: 'Data requests',

  confirmIdentity: (addresses: string) =>
    `I’ve confirmed that ${addresses} belongs to this person, for example by email. Data linked to it, including an account, is exported and erased too.`,
  confirmationRequired: 'Confirm that the address is theirs',

  dataExport: {
    title: 'Data export',
    text: 'One JSON file with everything the platform holds about this person: consents, visits, searches, questions, emails, account, messages and stewards’ notes.',
    create: 'Create data export',
    creating: 'Creating export...',
    failed: 'Couldn’t create the data export',
    tryAgain: 'The server didn’t respond. Try again.',
    incomplete: 'The data export is incomplete',
    incompleteText: (services: string) =>
      `${services} didn’t respond, so their data is missing. The file wasn’t saved.`,
    retry: 'Try again',
    saveAnyway: 'Save anyway',
    done: 'Data export saved',
    fileName: (day: string, id: string) => `data-export-${id.slice(0, 8)}-${day}.json`,
  },

  erasure: {
    title: 'Erasure',
    text: 'Permanently erases this person’s data from every service.',
    start: 'Erase this person…',
    resume: 'Continue erasure…',
    incomplete: 'Erasure incomplete',
    dialog: {
      title: (name: string) => `Erase ${name}?`,
      description: 'You can’t undo this.',
      loading: 'Loading data summary...',
      failed: 'Couldn’t load the data summary',
      erasedTitle: 'What will be erased',
      service: 'Service',
      recordsTitle: 'Records',
      records: (counts: Readonly<Record<string, number>>): string =>
        Object.entries(counts)
          .filter(([, count]) => count > 0)
          .map(([kind, count]) => records(count, kind))
          .join(', ') || 'nothing',
      unavailable: 'unknown (no response)',
      keptTitle: 'What will be kept',
      keptItems: [
        'Published answers, without the name of the user.',
        'Service logs, with the personal data permanently unreadable.',
        'A record of the erasure: when, by whom and why.',
      ],
      reason: 'Reason',
      reasonHint: 'Saved in the audit log. Don’t include personal information.',
      reasonMissing: 'Enter a reason',
      confirmationWord: 'ERASE',
      confirmationLabel: (word: string) => `Type ${word} to confirm`,
      confirmationMissing: (word: string) => `Type ${word} in capitals`,
      cancel: 'Cancel',
      submit: 'Erase this person',
      submitting: 'Erasing...',
      notErased: 'Couldn’t confirm the erasure',
      tryAgain: 'The server didn’t respond. Try again: data already erased stays erased.',
    },
    result: {
      title: 'Erased',
      titleIncomplete: 'Erasure incomplete',
      complete: 'Erased from every service.',
      incomplete:
        'Contact data is kept until the other services respond, so that the erasure can be completed.',
      outcome: 'Outcome',
      erased: (count: number) => (count === 0 ? 'nothing to erase' : `erased (${count})`),
      notReached: 'no response',
      resume: 'Continue',
      later: 'Finish later',
      close: 'Close',
    },
  },
} as const;
