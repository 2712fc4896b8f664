import type { Duplicate, MergeEntry, MergeReason, EmailVariant } from '@aera/contracts';

const spellings: Record<EmailVariant, string> = {
  tag: 'a tag after the plus sign',
  dots: 'dots, which its provider ignores',
  domain: 'the other name of its provider',
};

const list = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;

const reasons: Record<MergeReason, string> = {
  session: 'Written in the same browser',
  address: 'The same address, once while signed in',
  phone: 'The same telephone number in what they wrote',
  message: 'A rare name, and nearly the same message',
};

const inShort: Record<MergeReason, string> = {
  session: 'the same browser',
  address: 'the same mailbox',
  phone: 'the same telephone number',
  message: 'the same name and nearly the same message',
};

/** Texts of duplicates and merges. */
export const mergesCopy = {
  title: 'Duplicates',
  lead: 'Contacts that may be one person. Nothing is merged until you say so, and every merge can be taken back.',
  loading: 'Looking for duplicates...',
  failed: 'The duplicates did not load',
  empty: 'No two contacts look like one person.',
  counted: (count: number) => (count === 1 ? '1 suggestion' : `${count} suggestions`),
  nothingSelected: 'Select a suggestion to compare the two.',
  back: 'Back to the list',
  both: (one: string, other: string) => (one === other ? `${one}, twice` : `${one} and ${other}`),
  erased: 'Erased',
  more: 'Show more',
  moreFailed: 'The next page did not load. Please try again.',
  keys: 'Keys: j and k walk the list, Enter opens.',
  strengths: { strong: 'Strong', likely: 'Likely', possible: 'Possible' } satisfies Record<
    Duplicate['strength'],
    string
  >,
  reason: ({ reason, spelling }: Duplicate['reasons'][number]) =>
    spelling.length > 0
      ? `The same mailbox, spelt differently: ${list(spelling.map((each) => spellings[each]))}`
      : reasons[reason],
  why: 'What speaks for it',
  noReason: 'Nothing that was found links these two. Merge them if you know better.',
  messages: (count: number) => (count === 1 ? '1 message' : `${count} messages`),
  signedIn: 'Was signed in',
  typed: 'Typed, not shown to be theirs',
  noSubject: 'No subject',
  latest: 'Latest',
  compare: {
    loading: 'Comparing...',
    failed: 'The two did not load',
    unknown: 'One of these contacts is not in the list.',
    pair: 'This address names no two contacts.',
    open: 'Open the contact',
    already: 'These are one person already.',
    keep: 'The name that stays',
    after: 'One person would have',
    names: 'Names',
    emails: 'Addresses',
    browsers: 'Browsers they wrote in',
    sent: 'Messages',
    owners: (names: readonly string[]) =>
      `${list(names)} see to messages of theirs. Each keeps them until one is handed over.`,
    ownersTitle: 'Two stewards, one person',
    steps: 'Next steps that are open',
    stepsTitle: (count: number) => `${count} next steps are open`,
    due: (at: string) => `due ${at}`,
    merge: 'Merge',
    apart: 'Not the same person',
    quiet: 'A merge sends nobody anything, and changes no message.',
    faster: 'Somebody else was faster',
    fasterText: 'This is who would be one now. Nothing of yours was saved.',
  },
  merged: (one: string, other: string) =>
    one === other ? `Both called ${one} are one person now` : `${one} and ${other} are one person now`,
  apart: 'Not suggested again, unless something new links them',
  split: (name: string) => `${name} stands alone again`,
  takenBack: 'Taken back',
  undo: 'Undo',
  refused: { title: 'Not saved', description: 'There was no answer. Please try again.' },
  someone: 'This contact',
  panel: {
    title: 'Person',
    loading: 'Looking for who this is...',
    failed: 'Who this is did not load',
    mergedWith: 'Merged with',
    alone: 'Not merged with another contact.',
    maybe: 'May be the same person as',
    look: 'Compare',
    andMore: (count: number) => (count === 0 ? '' : `and ${count} more`),
    split: 'Split this contact off',
    history: 'How this came about',
    takeBack: 'Take this merge back',
    takeApartBack: 'They may be one after all',
    search: 'Merge with another contact',
    searchLabel: 'Name, e-mail or words of the other contact',
    find: 'Find',
    finding: 'Searching...',
    findFailed: 'The search had no answer. Please try again.',
    found: 'Contacts that were found',
    nothing: 'No other contact fits these words.',
  },
  entries: {
    merged: 'Merged',
    'taken-back': 'Merge taken back',
    split: 'Split off',
    'told-apart': 'Told apart',
    'told-apart-undone': 'Telling apart taken back',
    erased: 'Erased, and out of the person',
  } satisfies Record<MergeEntry['type'], string>,
  because: (why: readonly MergeReason[]) =>
    why.length > 0 ? `For ${list(why.map((reason) => inShort[reason]))}` : 'Chosen by hand',
  by: (name: string) => `by ${name}`,
  unnamed: 'a steward',
} as const;
