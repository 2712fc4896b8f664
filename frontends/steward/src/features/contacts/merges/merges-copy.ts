import type { Duplicate, MergeEntry, MergeReason, EmailVariant } from '@aera/contracts';
import { formatCount } from '../../../shared/copy/format-number.ts';

const variants: Record<EmailVariant, string> = {
  tag: 'a plus-sign tag',
  dots: 'dots the provider ignores',
  domain: 'another domain of the same provider',
};

const list = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;

const reasons: Record<MergeReason, string> = {
  session: 'Sent from the same browser',
  email: 'Same email address, used once while signed in',
  phone: 'Same phone number in the messages',
  message: 'Rare name and nearly identical message',
};

const shortReasons: Record<MergeReason, string> = {
  session: 'same browser',
  email: 'same mailbox',
  phone: 'same phone number',
  message: 'same name and nearly identical message',
};

/** Texts of duplicates and merges. */
export const mergesCopy = {
  title: 'Duplicates',
  lead: 'Contacts that may be the same person. Nothing is merged automatically, and you can undo any merge.',
  loading: 'Loading duplicates...',
  failed: 'Couldn’t load duplicates',
  empty: 'No duplicates found. Contacts that share a browser, mailbox or phone number appear here.',
  counted: (count: number, more: boolean) =>
    more
      ? `More than ${formatCount(count)} suggestions`
      : count === 1
        ? '1 suggestion'
        : `${count} suggestions`,
  nothingSelected: 'Select a suggestion to compare contacts',
  back: 'Back to list',
  formatPair: (one: string, other: string) => (one === other ? `${one} (2 contacts)` : `${one} and ${other}`),
  erased: 'Erased',
  more: 'Show more',
  keys: 'Shortcuts: J/K to move, Enter to open.',
  strengths: { strong: 'Strong', likely: 'Likely', possible: 'Possible' } satisfies Record<
    Duplicate['strength'],
    string
  >,
  reason: ({ reason, emailVariants }: Duplicate['reasons'][number]) =>
    emailVariants.length > 0
      ? `Same mailbox, spelled differently: ${list(emailVariants.map((variant) => variants[variant]))}`
      : reasons[reason],
  signals: 'Matching signals',
  noReason: 'No matching signals. Merge them only if you know they’re the same person.',
  messages: (count: number) => (count === 1 ? '1 message' : `${count} messages`),
  signedIn: 'Signed in',
  unverified: 'Unverified address',
  noSubject: 'No subject',
  latest: 'Latest',
  compare: {
    loading: 'Loading comparison...',
    failed: 'Couldn’t load the contacts',
    unknown: 'One of these contacts no longer exists',
    invalidPair: 'This link doesn’t point to two contacts',
    open: 'View contact',
    alreadyMerged: 'Already merged',
    keep: 'Name to keep',
    after: 'After merging',
    names: 'Names',
    emails: 'Email addresses',
    browsers: 'Browsers',
    sent: 'Messages',
    owners: (names: readonly string[]) =>
      `Messages are assigned to ${list(names)}. Merging doesn’t change assignments.`,
    ownersTitle: 'Assigned to different stewards',
    steps: 'Open next steps',
    stepsTitle: (count: number) => `${count} open next steps`,
    due: (at: string) => `due ${at}`,
    merge: 'Merge',
    distinct: 'Mark as not a duplicate',
    note: 'Merging notifies no one and changes no messages.',
    conflict: 'Someone else updated these contacts',
    conflictText: 'The preview shows the current contacts. Your merge wasn’t saved.',
  },
  merged: (one: string, other: string) =>
    one === other ? `Merged two contacts named ${one}` : `Merged ${one} and ${other}`,
  distinct: 'Marked as not a duplicate. Suggested again only if something new links them.',
  split: (name: string) => `Split ${name} into a separate person`,
  undone: 'Undone',
  undo: 'Undo',
  failure: { title: 'Couldn’t save', description: 'The server didn’t respond. Try again.' },
  someone: 'This contact',
  panel: {
    title: 'Person',
    loading: 'Loading person...',
    failed: 'Couldn’t load the person',
    mergedWith: 'Merged with',
    notMerged: 'Not merged with another contact',
    possibleDuplicateOf: 'Possible duplicate of',
    compare: 'Compare',
    andMore: (count: number) => (count === 0 ? '' : `and ${count} more`),
    split: 'Split this contact',
    history: 'Merge history',
    undoMerge: 'Undo merge',
    undoDistinct: 'Suggest again',
    search: 'Merge with another contact',
    searchLabel: 'Search name, email or message',
    find: 'Search',
    findFailed: 'Couldn’t search. Try again.',
    found: 'Search results',
    nothing: 'No matching contacts',
  },
  entries: {
    merged: 'Merged',
    'merge-undone': 'Merge undone',
    split: 'Split',
    'marked-distinct': 'Marked as not a duplicate',
    'marked-distinct-undone': 'Suggested as duplicate again',
    erased: 'Erased and removed from the person',
  } satisfies Record<MergeEntry['type'], string>,
  formatReasons: (mergeReasons: readonly MergeReason[]) =>
    mergeReasons.length > 0
      ? `Reason: ${list(mergeReasons.map((reason) => shortReasons[reason]))}`
      : 'Merged manually',
  by: (name: string) => `by ${name}`,
  unnamed: 'a steward',
} as const;
