import { Activity, type ActivityKind, activityKinds } from '@aera/contracts/server';
import { expect, it } from 'vitest';
import { activityGroups, toActivityGroup, formatKinds } from './timeline-state.ts';
import { describeActivity } from './activity-copy.ts';
import { activities } from './testing/people.ts';

/** The properties of all kinds. The schema of a kind drops those of other kinds. */
const everything = {
  id: 'one',
  at: '2026-03-04T09:05:00.000Z',
  link: 'session',
  endedAt: '2026-03-04T09:07:00.000Z',
  views: 1,
  paths: ['/'],
  seconds: 0,
  channel: 'direct',
  source: 'a-letter',
  sessionId: 'session-1',
  consentId: 'consent-1',
  noticeVersion: '2025-07-30',
  query: 'trust',
  hasAnswer: true,
  opened: 1,
  questionId: 'question-1',
  question: null,
  helpful: false,
  about: 'visitor_question_answered',
  state: 'dead',
  browser: null,
  leadId: 'lead-1',
  subject: null,
  entry: { type: 'captured', at: '2026-03-04T09:05:00.000Z', by: null, leadScore: 1, spamReasons: [] },
};
const ofKind = (kind: ActivityKind) => Activity.parse({ ...everything, kind });

it.each(activityKinds)('describes %s and assigns it a group', (kind) => {
  const { title, facts = [] } = describeActivity(ofKind(kind));
  expect(title).not.toBe('');
  expect(facts.every((fact) => fact !== '')).toBe(true);
  expect(activityGroups).toContain(toActivityGroup(kind));
});

it('maps all groups to all kinds', () => {
  expect(formatKinds(activityGroups).split(',').toSorted()).toEqual(activityKinds.toSorted());
});

it('shows the source of a visit, and distinguishes deleted from missing data', () => {
  expect(describeActivity(ofKind('visit')).facts).toEqual(['1 page view', 'direct (a-letter)']);
  expect(describeActivity(ofKind('asked'))).toMatchObject({ quote: null });
  expect(describeActivity(ofKind('registered'))).not.toHaveProperty('quote');
  expect(describeActivity(ofKind('mailed')).facts).toEqual(['question answered', 'failed']);
});

it('distinguishes activity of the person from activity of others', () => {
  expect(activities.filter((each) => describeActivity(each).own).map(({ id }) => id)).toEqual([
    'c1',
    'q1',
    's1',
    'v1',
    'n1',
  ]);
});
