import { deciderSpecification } from '@aera/testing';
import { describe, it } from 'vitest';
import { question } from './decide-question.ts';
import { toInstant, eventFixtures, commandFixtures, millisecond } from './testing/question-fixtures.ts';

const given = deciderSpecification(question);
const { submitted, requested, given: replied, answered, revised, reopened, withdrawn } = eventFixtures;

describe('the assignee of a question', () => {
  it('is the steward who takes it', () =>
    given(submitted()).when(commandFixtures.assign()).then(eventFixtures.assigned('s')));
  it('adds nothing for the current assignee', () =>
    given(submitted(), eventFixtures.assigned('s'))
      .when(commandFixtures.assign({ from: 's' }))
      .thenNothing());
  it('is one of two who take it concurrently', () =>
    given(submitted(), eventFixtures.assigned('s'))
      .when(commandFixtures.assign({ stewardId: 'other', to: 'other' }))
      .thenRejected('question-assignment-conflict'));
  it('is the steward it is assigned to', () =>
    given(submitted(), eventFixtures.assigned('s'))
      .when(commandFixtures.assign({ from: 's', to: 'other' }))
      .then(eventFixtures.assigned('other', 's')));
  it('is unassigned once it is released', () => {
    given(submitted(), eventFixtures.assigned('s'))
      .when(commandFixtures.assign({ from: 's', to: null }))
      .then(eventFixtures.released('s'));
    given(submitted(), eventFixtures.assigned('s'), eventFixtures.released('s'))
      .when(commandFixtures.assign({ stewardId: 'other', to: 'other' }))
      .then(eventFixtures.assigned('other'));
  });
  it('can change while information is awaited, and after it was reopened', () => {
    given(submitted(), requested()).when(commandFixtures.assign()).then(eventFixtures.assigned('s'));
    given(submitted(), answered(), reopened())
      .when(commandFixtures.assign())
      .then(eventFixtures.assigned('s'));
  });
  it('does not change once it is answered or withdrawn', () => {
    given(submitted(), answered()).when(commandFixtures.assign()).thenRejected('question-already-answered');
    given(submitted(), withdrawn()).when(commandFixtures.assign()).thenRejected('question-withdrawn');
    given().when(commandFixtures.assign()).thenRejected('question-not-found');
  });
});

describe('revising an answer', () => {
  it('adds a version', () => given(submitted(), answered()).when(commandFixtures.revise()).then(revised()));
  it('leaves a private answer private', () =>
    given(submitted(), answered({ publish: false }))
      .when(commandFixtures.revise())
      .then(revised(2, false)));
  it('adds nothing for unchanged text', () =>
    given(submitted(), answered(), revised()).when(commandFixtures.revise({}, 9)).thenNothing());
  it('is rejected for an outdated version', () =>
    given(submitted(), answered(), revised())
      .when(commandFixtures.revise({ answer: 'Otherwise.' }))
      .thenRejected('answer-changed'));
  it('is rejected without an answer, and for a reopened question', () => {
    given(submitted()).when(commandFixtures.revise()).thenRejected('question-not-answered');
    given(submitted(), answered(), reopened())
      .when(commandFixtures.revise())
      .thenRejected('question-not-answered');
    given().when(commandFixtures.revise()).thenRejected('question-not-found');
  });
});

describe('publishing an answer', () => {
  it('is possible later, with the unchanged text', () =>
    given(submitted(), answered({ publish: false }))
      .when(commandFixtures.publish())
      .then(eventFixtures.published()));
  it('can be undone', () =>
    given(submitted(), answered())
      .when(commandFixtures.publish({ published: false }))
      .then(eventFixtures.unpublished()));
  it('adds nothing when already in that state', () => {
    given(submitted(), answered()).when(commandFixtures.publish()).thenNothing();
    given(submitted(), answered(), eventFixtures.unpublished())
      .when(commandFixtures.publish({ published: false }))
      .thenNothing();
  });
  it('is rejected without an answer, and for a withdrawn question', () => {
    given(submitted()).when(commandFixtures.publish()).thenRejected('question-not-answered');
    given(submitted(), withdrawn()).when(commandFixtures.publish()).thenRejected('question-withdrawn');
    given().when(commandFixtures.publish()).thenRejected('question-not-found');
  });
});

describe('a change of an answer by an instance whose clock is behind', () => {
  it('is recorded after the answer', () => {
    const after = 3 + millisecond;
    given(submitted(), answered())
      .when(commandFixtures.publish({ published: false }, 2))
      .then(eventFixtures.unpublished(after));
    given(submitted(), answered())
      .when(commandFixtures.revise({}, 3))
      .then(revised(2, true, after));
    given(submitted(), answered(), reopened())
      .when(commandFixtures.answer({ answer: 'So.' }, 2))
      .then(answered({ answer: 'So.', answeredAt: toInstant(after), version: 2 }));
    given(submitted(), answered(), reopened())
      .when(commandFixtures.withdraw({}, 2))
      .then(eventFixtures.unpublished(after), withdrawn(2));
  });
  it('is recorded after the change of its publication', () =>
    given(submitted(), answered(), eventFixtures.unpublished(9))
      .when(commandFixtures.publish({}, 4))
      .then(eventFixtures.published(9 + millisecond)));
  it('is recorded after its revision', () =>
    given(submitted(), answered(), revised())
      .when(commandFixtures.publish({ published: false }, 4))
      .then(eventFixtures.unpublished(5 + millisecond)));
});

describe('the answer of an erased author', () => {
  const erased = [submitted({ question: null }), answered({ question: null, answer: null })];
  it('cannot be revised', () =>
    given(...erased)
      .when(commandFixtures.revise())
      .thenRejected('question-erased'));
  it('can be unpublished, but not published again', () => {
    given(...erased)
      .when(commandFixtures.publish({ published: false }))
      .then(eventFixtures.unpublished());
    given(...erased, eventFixtures.unpublished())
      .when(commandFixtures.publish())
      .thenRejected('question-erased');
  });
});

describe('the SLA of an answer', () => {
  it('is not at risk while more than four hours are left', () =>
    given(submitted()).when(commandFixtures.checkSla({}, 19.99)).thenNothing());
  it('is at risk with four hours left, published once', () => {
    given(submitted()).when(commandFixtures.checkSla()).then(eventFixtures.atRisk());
    given(submitted(), eventFixtures.atRisk()).when(commandFixtures.checkSla({}, 21)).thenNothing();
  });
  it('contains the assignee of the question', () =>
    given(submitted(), eventFixtures.assigned('s'))
      .when(commandFixtures.checkSla())
      .then(eventFixtures.atRisk(20, 's')));
  it('is breached once when no time remains', () => {
    given(submitted(), eventFixtures.atRisk())
      .when(commandFixtures.checkSla({}, 24))
      .then(eventFixtures.breached());
    given(submitted(), eventFixtures.atRisk(), eventFixtures.breached())
      .when(commandFixtures.checkSla({}, 25))
      .thenNothing();
  });
  it('is breached immediately when the check runs late', () =>
    given(submitted()).when(commandFixtures.checkSla({}, 30)).then(eventFixtures.breached(30)));
  it('is paused while information is awaited, and resumes with the remaining time', () => {
    given(submitted(), requested()).when(commandFixtures.checkSla({}, 100)).thenNothing();
    given(submitted(), requested(), replied()).when(commandFixtures.checkSla({}, 27.9)).thenNothing();
    given(submitted(), requested(), replied())
      .when(commandFixtures.checkSla({}, 28))
      .then({
        ...eventFixtures.atRisk(28),
        data: { ...eventFixtures.atRisk(28).data, dueAt: toInstant(32) },
      } as ReturnType<typeof eventFixtures.atRisk>);
  });
  it('ends with an answer, or when the question is withdrawn', () => {
    given(submitted(), answered()).when(commandFixtures.checkSla({}, 100)).thenNothing();
    given(submitted(), withdrawn()).when(commandFixtures.checkSla({}, 100)).thenNothing();
    given().when(commandFixtures.checkSla()).thenRejected('question-not-found');
  });
  it('starts again when the question is reopened', () =>
    given(submitted(), eventFixtures.atRisk(), answered(), reopened())
      .when(commandFixtures.checkSla({}, 26))
      .then({
        ...eventFixtures.atRisk(26),
        data: { ...eventFixtures.atRisk(26).data, dueAt: toInstant(30) },
      } as ReturnType<typeof eventFixtures.atRisk>));
});
