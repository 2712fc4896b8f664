import { isDomainError } from '@aera/event-store/decider';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { question, type QuestionCommand } from './decide-question.ts';
import type { Question, QuestionEvent, QuestionStatus } from './question.ts';
import { projectQuestion, type QuestionRow } from './questions-projection.ts';
import { commandFixtures } from './testing/question-fixtures.ts';

const who = fc.constantFrom('s', 'other');
const member = fc.constantFrom('m', 'eve');
const someone = fc.option(who, { nil: null });

/** Any command, valid or not, this many hours after the previous one. */
const step = fc.tuple(
  fc.integer({ min: 0, max: 30 }),
  fc.oneof(
    fc
      .record({ memberId: fc.constantFrom('m', null) })
      .map((over) => (h: number) => commandFixtures.submit(over, h)),
    fc
      .record({ stewardId: who, from: someone, to: someone })
      .map((over) => (h: number) => commandFixtures.assign(over, h)),
    fc.record({ stewardId: who }).map((over) => (h: number) => commandFixtures.request(over, h)),
    fc.record({ memberId: member }).map((over) => (h: number) => commandFixtures.give(over, h)),
    fc
      .record({ stewardId: who, answer: fc.constantFrom('A', 'B'), publish: fc.boolean() })
      .map((over) => (h: number) => commandFixtures.answer(over, h)),
    fc
      .record({ answer: fc.constantFrom('A', 'C'), version: fc.integer({ min: 1, max: 3 }) })
      .map((over) => (h: number) => commandFixtures.revise(over, h)),
    fc.record({ published: fc.boolean() }).map((over) => (h: number) => commandFixtures.publish(over, h)),
    fc.record({ memberId: member }).map((over) => (h: number) => commandFixtures.reopen(over, h)),
    fc.record({ memberId: member }).map((over) => (h: number) => commandFixtures.withdraw(over, h)),
    fc.record({ memberId: member }).map((over) => (h: number) => commandFixtures.claim(over, h)),
    fc.constant((h: number) => commandFixtures.checkSla({}, h)),
  ),
);

interface Step {
  readonly before: Question;
  readonly events: readonly QuestionEvent[];
  readonly after: Question;
}

/** Applies a sequence of commands; a rejected command adds no events. */
function live(steps: readonly (readonly [number, (hours: number) => QuestionCommand])[]): Step[] {
  let state = question.initial();
  let hours = 0;
  return steps.map(([later, command]) => {
    hours += later;
    const before = state;
    const events = decided(command(hours), before);
    state = events.reduce(question.evolve, before);
    return { before, events, after: state };
  });
}

function decided(command: QuestionCommand, state: Question): QuestionEvent[] {
  try {
    return question.decide(command, state);
  } catch (error) {
    if (isDomainError(error)) return [];
    throw error;
  }
}

const next: Record<Question['status'], readonly Question['status'][]> = {
  absent: ['pending'],
  pending: ['needs_information', 'answered', 'withdrawn'],
  needs_information: ['pending', 'reopened', 'answered', 'withdrawn'],
  answered: ['reopened'],
  reopened: ['needs_information', 'answered', 'withdrawn'],
  withdrawn: [],
};

const clockOf: Record<QuestionStatus, string> = {
  pending: 'running',
  reopened: 'running',
  needs_information: 'paused',
  answered: 'stopped',
  withdrawn: 'stopped',
};

const always = (law: (steps: Step[]) => void) => () =>
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      law(live([[0, () => commandFixtures.submit()], ...steps]));
    }),
    { numRuns: 300 },
  );

const listEvents = (steps: readonly Step[]): QuestionEvent[] => steps.flatMap(({ events }) => [...events]);

/** Steps that violate a law; the result should be empty. */
const breaking = (steps: readonly Step[], isKept: (step: Step) => boolean): Step[] =>
  steps.filter((each) => !isKept(each));

describe('for any sequence of commands', () => {
  it(
    'a question only makes allowed transitions',
    always((steps) =>
      expect(
        breaking(
          steps,
          ({ before, after }) => before.status === after.status || next[before.status].includes(after.status),
        ),
      ).toEqual([]),
    ),
  );

  it(
    'the SLA runs exactly while an answer is pending',
    always((steps) =>
      expect(
        breaking(
          steps,
          ({ after }) => after.status === 'absent' || after.clock.state === clockOf[after.status],
        ),
      ).toEqual([]),
    ),
  );

  it(
    'answer versions are numbered without gaps, and none is lost',
    always((steps) => {
      const versions = listEvents(steps).flatMap(({ type, data }) =>
        type === 'QuestionAnswered' || type === 'AnswerRevised' ? [data.version] : [],
      );
      expect(versions).toEqual(versions.map((_, index) => index + 1));
    }),
  );

  it(
    'publishes at-risk and breach once per SLA',
    always((steps) => {
      const types = listEvents(steps).map(({ type }) => type);
      const notified = types
        .map((type, at) => [type, types.slice(0, at).filter((other) => other === 'QuestionReopened').length])
        .filter(([type]) => type === 'SlaAtRisk' || type === 'SlaBreached')
        .map(([type, sla]) => `${type} of promise ${sla}`);
      expect(notified).toEqual([...new Set(notified)]);
    }),
  );

  it(
    'a withdrawn answer is not published',
    always((steps) =>
      expect(
        breaking(steps, ({ after }) => after.status !== 'withdrawn' || !after.answer?.published),
      ).toEqual([]),
    ),
  );

  it(
    'a member never loses a question to another',
    always((steps) =>
      expect(
        breaking(
          steps,
          ({ before, after }) =>
            before.status === 'absent' ||
            before.memberId === null ||
            (after.status !== 'absent' && after.memberId === before.memberId),
        ),
      ).toEqual([]),
    ),
  );

  it(
    'the projection equals the folded stream',
    always((steps) => {
      const row = listEvents(steps).reduce<QuestionRow | null>(projectQuestion, null);
      const state = steps.at(-1)?.after;
      if (!row || !state || state.status === 'absent') throw new Error('The question was not submitted.');
      const { clock } = state;
      expect(row).toMatchObject({
        status: state.status,
        memberId: state.memberId,
        stewardId: state.assignee,
        answer: state.answer?.text ?? null,
        published: state.answer?.published ?? false,
        dueAt: clock.state === 'running' ? clock.dueAt : null,
        slaRemainingMs: clock.state === 'paused' ? clock.slaRemainingMs : null,
        slaNotified: clock.state === 'stopped' ? row.slaNotified : clock.notified,
      });
    }),
  );
});
