import type { Decider } from '@aera/event-store/decider';

/**
 * How a consent is tied to the text that was shown: `current`: to the notice in force; `outdated`: to an earlier one; `expired`: the
 * page stood open too long; `unbound`: no token came, or one that is not ours. All but the first are asked again.
 */
export type NoticeProofStatus = 'current' | 'outdated' | 'expired' | 'unbound';

/** One version of the notice that visitors acknowledge, in one language. */
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

/** Every version so far, oldest first. */
export type NoticeVersions = readonly NoticeVersion[];

/** A text that differs from the one in force becomes the next version; the same text again adds nothing. */
export const notice: Decider<NoticeCommand, NoticeEvent, NoticeVersions> = {
  initial: () => [],
  evolve: (versions, { data }) => [...versions, data],
  decide: ({ data, now }, versions) => {
    if (versions.at(-1)?.hash === data.hash) return [];
    const version = `${versions.length + 1}.0`;
    return [{ type: 'NoticePublished', data: { ...data, version, effectiveFrom: now } }];
  },
};

/** The differences between two versions: removed and added lines, in order. */
export const diffLines = (
  before: readonly string[],
  after: readonly string[],
): { removed: string[]; added: string[] } => ({
  removed: before.filter((line) => !after.includes(line)),
  added: after.filter((line) => !before.includes(line)),
});
