import type { ActivityKind } from '@aera/contracts';

/** What the timeline can be narrowed to, in the order of its chips. */
export const activityGroups = [
  'visits',
  'consent',
  'searches',
  'questions',
  'mails',
  'account',
  'messages',
] as const;
export type ActivityGroup = (typeof activityGroups)[number];

const groups: Readonly<Record<ActivityKind, ActivityGroup>> = {
  visit: 'visits',
  consented: 'consent',
  'consent-withdrawn': 'consent',
  'visitor-erased': 'consent',
  searched: 'searches',
  asked: 'questions',
  'question-answered': 'questions',
  'answer-revised': 'questions',
  'information-requested': 'questions',
  'information-given': 'questions',
  'question-reopened': 'questions',
  'question-withdrawn': 'questions',
  'question-claimed': 'questions',
  'answer-rated': 'questions',
  mailed: 'mails',
  registered: 'account',
  'email-verified': 'account',
  'signed-in': 'account',
  'passkey-added': 'account',
  'password-changed': 'account',
  contact: 'messages',
};

export const groupOf = (kind: ActivityKind): ActivityGroup => groups[kind];

/** The kinds of these groups, as the server is asked for them. */
export const kindsOf = (chosen: readonly ActivityGroup[]): string =>
  (Object.keys(groups) as ActivityKind[]).filter((kind) => chosen.includes(groups[kind])).join(',');
