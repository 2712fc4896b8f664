import type { Standing } from './inbox.ts';

/** What somebody can say of a notification. */
export type Mark = 'seen' | 'read' | 'unread' | 'archived' | 'unarchived';

/** Whether a mark says of a notification what is so already. */
const holds: Record<Mark, (standing: Standing) => boolean> = {
  seen: ({ seen }) => seen,
  read: ({ read }) => read,
  unread: ({ read }) => !read,
  archived: ({ archived }) => archived,
  unarchived: ({ archived }) => !archived,
};

export const isMarked = (standing: Standing, mark: Mark): boolean => holds[mark](standing);

/** Whether a mark for all is meant for a notification: what is archived is left in peace, unless it is to come back. */
export const isMeant = (standing: Standing, mark: Mark): boolean =>
  mark === 'unarchived' ? standing.archived : !standing.archived;
