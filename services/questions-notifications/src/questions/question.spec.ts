import { deciderSpecification } from '@aera/testing';
import { describe, it } from 'vitest';
import { question } from './decide-question.ts';
import { toInstant, eventFixtures, commandFixtures } from './testing/question-fixtures.ts';

const given = deciderSpecification(question);
const { submitted, requested, given: replied, answered, revised, reopened, withdrawn } = eventFixtures;
const visitors = { authorId: 'visitor-1', memberId: null };

describe('submitting a question', () => {
  it('records the texts and the author, and starts an SLA of one day', () =>
    given().when(commandFixtures.submit()).then(submitted()));
  it('adds nothing for a repeated question', () =>
    given(submitted()).when(commandFixtures.submit()).thenNothing());
  it('adds nothing once it is answered', () =>
    given(submitted(), answered()).when(commandFixtures.submit()).thenNothing());
});

describe('answering a question', () => {
  it('records the answer with the question', () =>
    given(submitted()).when(commandFixtures.answer()).then(answered()));
  it('keeps a private answer private', () =>
    given(submitted())
      .when(commandFixtures.answer({ publish: false }))
      .then(answered({ publish: false })));
  it('is possible for a visitor’s question', () =>
    given(submitted(visitors)).when(commandFixtures.answer()).then(answered(visitors)));
  it('is possible while information is awaited', () =>
    given(submitted(), requested()).when(commandFixtures.answer()).then(answered()));
  it('is rejected when there is no such question', () =>
    given().when(commandFixtures.answer()).thenRejected('question-not-found'));
  it('is rejected the second time', () => {
    const late = given(submitted(), answered());
    late.when(commandFixtures.answer({ stewardId: 'other' })).thenRejected('question-already-answered');
    late.when(commandFixtures.answer({ answer: 'Another.' })).thenRejected('question-already-answered');
  });
  it('adds nothing when the first steward repeats the answer', () =>
    given(submitted(), answered()).when(commandFixtures.answer({}, 9)).thenNothing());
  it('unpublishes when the first steward repeats the answer as private', () =>
    given(submitted(), answered())
      .when(commandFixtures.answer({ publish: false }, 9))
      .then(eventFixtures.unpublished(9)));
  it('is rejected when a repeat would publish a private answer', () => {
    given(submitted(), answered({ publish: false }))
      .when(commandFixtures.answer({}, 9))
      .thenRejected('question-already-answered');
    given(submitted(), answered(), eventFixtures.unpublished())
      .when(commandFixtures.answer({}, 9))
      .thenRejected('question-already-answered');
  });
  it('is rejected for a withdrawn question', () =>
    given(submitted(), withdrawn()).when(commandFixtures.answer()).thenRejected('question-withdrawn'));
  it('increments the version for a reopened question', () =>
    given(submitted(), answered(), revised(), reopened())
      .when(commandFixtures.answer({ answer: 'So.' }, 9))
      .then(answered({ answer: 'So.', answeredAt: toInstant(9), version: 3 })));
  it('unpublishes the previous answer if the new one is private', () =>
    given(submitted(), answered(), reopened())
      .when(commandFixtures.answer({ answer: 'So.', publish: false }, 9))
      .then(
        answered({ answer: 'So.', publish: false, answeredAt: toInstant(9), version: 2 }),
        eventFixtures.unpublished(9),
      ));
});

describe('requesting information', () => {
  it('pauses the SLA with its remaining time', () =>
    given(submitted()).when(commandFixtures.request()).then(requested()));
  it('is possible for a reopened question', () =>
    given(submitted(), answered(), reopened())
      .when(commandFixtures.request({}, 10))
      .then({
        type: 'InformationRequested',
        data: { ...requested(10).data, slaRemainingMs: 20 * 3_600_000 },
      } as ReturnType<typeof requested>));
  it('is rejected while information is awaited, and for an answered, withdrawn or unknown question', () => {
    given(submitted(), requested())
      .when(commandFixtures.request())
      .thenRejected('information-already-requested');
    given(submitted(), answered()).when(commandFixtures.request()).thenRejected('question-already-answered');
    given(submitted(), withdrawn()).when(commandFixtures.request()).thenRejected('question-withdrawn');
    given().when(commandFixtures.request()).thenRejected('question-not-found');
  });
});

describe('providing information', () => {
  it('resumes the SLA with the remaining time', () =>
    given(submitted(), requested()).when(commandFixtures.give()).then(replied()));
  it('is rejected without text', () => {
    given(submitted()).when(commandFixtures.give()).thenRejected('no-information-requested');
    given(submitted(), requested(), replied())
      .when(commandFixtures.give())
      .thenRejected('no-information-requested');
    given(submitted(), requested(), answered())
      .when(commandFixtures.give())
      .thenRejected('no-information-requested');
  });
  it('is reserved for the author', () => {
    given(submitted(), requested())
      .when(commandFixtures.give({ memberId: 'eve' }))
      .thenRejected('question-not-found');
    given(submitted(visitors), requested()).when(commandFixtures.give()).thenRejected('question-not-found');
  });
});

describe('reopening an answered question', () => {
  it('records the reason and starts a new SLA', () =>
    given(submitted(), answered()).when(commandFixtures.reopen()).then(reopened()));
  it('is rejected without an answer, twice, and for other members', () => {
    given(submitted()).when(commandFixtures.reopen()).thenRejected('question-not-answered');
    given(submitted(), answered(), reopened())
      .when(commandFixtures.reopen())
      .thenRejected('question-not-answered');
    given(submitted(), answered())
      .when(commandFixtures.reopen({ memberId: 'eve' }))
      .thenRejected('question-not-found');
    given().when(commandFixtures.reopen()).thenRejected('question-not-found');
  });
});

describe('withdrawing a question', () => {
  it('is possible until it is answered', () => {
    given(submitted()).when(commandFixtures.withdraw()).then(withdrawn());
    given(submitted(), requested()).when(commandFixtures.withdraw()).then(withdrawn());
    given(submitted(), answered()).when(commandFixtures.withdraw()).thenRejected('question-already-answered');
  });
  it('also withdraws a published answer', () =>
    given(submitted(), answered(), reopened())
      .when(commandFixtures.withdraw())
      .then(eventFixtures.unpublished(7), withdrawn()));
  it('adds nothing the second time', () =>
    given(submitted(), withdrawn()).when(commandFixtures.withdraw({}, 9)).thenNothing());
  it('is reserved for the author', () =>
    given(submitted())
      .when(commandFixtures.withdraw({ memberId: 'eve' }))
      .thenRejected('question-not-found'));
});

describe('claiming a visitor’s question', () => {
  it('assigns it to the member', () =>
    given(submitted(visitors)).when(commandFixtures.claim()).then(eventFixtures.claimed('m')));
  it('gives the member all rights of an author', () =>
    given(submitted(visitors), eventFixtures.claimed('m'))
      .when(commandFixtures.withdraw())
      .then({ ...withdrawn(), data: { ...withdrawn().data, ...visitors, memberId: 'm' } } as ReturnType<
        typeof withdrawn
      >));
  it("adds nothing the second time, and is rejected for another member's question", () => {
    given(submitted(visitors), eventFixtures.claimed('m')).when(commandFixtures.claim()).thenNothing();
    given(submitted(visitors), eventFixtures.claimed('m'))
      .when(commandFixtures.claim({ memberId: 'eve' }))
      .thenRejected('question-not-found');
    given(submitted())
      .when(commandFixtures.claim({ memberId: 'eve' }))
      .thenRejected('question-not-found');
  });
});
