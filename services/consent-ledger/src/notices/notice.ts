import type { Decider } from '@aera/event-store/decider';

/**
 * Proof status of a consent: `current`: of the current notice; `outdated`: of an earlier one; `expired`: the token expired; `unproven`:
 * without a valid token. All but the first require a new consent.
 */
export type NoticeProofStatus = 'current' | 'outdated' | 'expired' | 'unproven';

/** A version of the notice in one language. */
export interface NoticeVersion {
  readonly language: string;
  readonly version: string;
  /** SHA-256 of the lines, joined by newlines, hex. */
  readonly hash: string;
  readonly lines: readonly string[];
  readonly effectiveFrom: string;
}

export type NoticeEvent = { type: 'NoticePublished'; data: NoticeVersion };

export type NoticeCommand = {
  type: 'PublishNotice';
  data: Omit<NoticeVersion, 'version' | 'effectiveFrom'>;
  now: string;
};

/** All versions, oldest first. */
export type NoticeVersions = readonly NoticeVersion[];

/** A changed text becomes the next version. Idempotent for the current text. */
export const notice: Decider<NoticeCommand, NoticeEvent, NoticeVersions> = {
  initial: () => [],
  evolve: (versions, { data }) => [...versions, data],
  decide: ({ data, now }, versions) => {
    if (versions.at(-1)?.hash === data.hash) return [];
    const version = `${versions.length + 1}.0`;
    return [{ type: 'NoticePublished', data: { ...data, version, effectiveFrom: now } }];
  },
};

/** Returns removed and added lines between two versions, in order. */
export const diffLines = (
  before: readonly string[],
  after: readonly string[],
): { removed: string[]; added: string[] } => ({
  removed: before.filter((line) => !after.includes(line)),
  added: after.filter((line) => !before.includes(line)),
});
