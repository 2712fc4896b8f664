/** The lists that somebody looks at, by the name of their event on the stream. */
export type ListName = 'questions' | 'notifications';

/** That a reader's list has changed, and by what. It bears no words: who hears it reads the list again. */
export interface FeedEntry {
  readonly list: ListName;
  readonly data: {
    /** The event behind it, such as `NotificationRaised`. */
    readonly change: string;
    /** What has changed in the list. */
    readonly ids: readonly string[];
  };
}

/** One entry for its reader. */
export interface Addressed extends FeedEntry {
  readonly reader: string;
}

/** An entry with its number: 1 for a reader's first, and no number left out. */
export interface Numbered extends FeedEntry {
  readonly seq: number;
}
