/**
 * How a consent is tied to the text that was shown: `current`: to the notice in force; `outdated`: to an earlier one; `expired`: the
 * page stood open too long; `unbound`: no token came, or one that is not ours. All but the first are asked again.
 */
export const noticeBindings = ['current', 'outdated', 'expired', 'unbound'] as const;
export type NoticeBinding = (typeof noticeBindings)[number];
