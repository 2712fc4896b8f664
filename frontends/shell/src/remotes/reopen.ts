import { leaveNewest, withNewest } from '@aera/frontend-kit';
import { keys } from '../keys.ts';
import type { Remedy } from './remotes-list.ts';

const ways: Record<NonNullable<Remedy>, () => void> = {
  reload: () => window.location.reload(),
  newest: () => window.location.replace(withNewest(window.location.href)),
  pinned: () => leaveNewest(keys),
};

/** Opens the page anew, with the build that is to help. */
export const reopen = (remedy: NonNullable<Remedy>): void => ways[remedy]();
