import { specFor } from '@aera/testing';
import { describe, it } from 'vitest';
import { question } from './decide-question.ts';
import { at, happened, wanted } from './testing/question-history.ts';

const given = specFor(question);
const { submitted, requested, given: replied, answered, revised, reopened, withdrawn } = happened;

describe('who has a question', () => {
  it('is who took it on', () => given(submitted()).when(wanted.assign()).then(happened.assigned('s')));
  it('adds nothing for who has it', () =>
    given(submitted(), happened.assigned('s'))
      .when(wanted.assign({ from: 's' }))
      .thenNothing());
  it('is one of two who take it at the same time', () =>
    given(submitted(), happened.assigned('s'))
      .when(wanted.assign({ stewardId: 'other', to: 'other' }))
      .thenRejected('question-assigned-elsewhere'));
  it('is who it is handed to', () =>
    given(submitted(), happened.assigned('s'))
      .when(wanted.assign({ from: 's', to: 'other' }))
      .then(happened.assigned('other', 's')));
  it('is nobody once it is given back', () => {
    given(submitted(), happened.assigned('s'))
      .when(wanted.assign({ from: 's', to: null }))
      .then(happened.released('s'));
    given(submitted(), happened.assigned('s'), happened.released('s'))
      .when(wanted.assign({ stewardId: 'other', to: 'other' }))
      .then(happened.assigned('other'));
  });
  it('can be seen through while information is awaited, and after it was opened again', () => {
    given(submitted(), requested()).when(wanted.assign()).then(happened.assigned('s'));
    given(submitted(), answered(), reopened()).when(wanted.assign()).then(happened.assigned('s'));
  });
  it('changes no more once it is answered or taken back', () => {
    given(submitted(), answered()).when(wanted.assign()).thenRejected('question-already-answered');
    given(submitted(), withdrawn()).when(wanted.assign()).thenRejected('question-withdrawn');
    given().when(wanted.assign()).thenRejected('question-not-found');
  });
});

describe('revising an answer', () => {
  it('keeps another wording', () => given(submitted(), answered()).when(wanted.revise()).then(revised()));
  it('leaves a private answer private', () =>
    given(submitted(), answered({ publish: false }))
      .when(wanted.revise())
      .then(revised(2, false)));
  it('adds nothing when the words are the same', () =>
    given(submitted(), answered(), revised()).when(wanted.revise({}, 9)).thenNothing());
  it('is rejected for a wording that is no longer the present one', () =>
    given(submitted(), answered(), revised())
      .when(wanted.revise({ answer: 'Otherwise.' }))
      .thenRejected('answer-changed'));
  it('is rejected without an answer, and once the question is open again', () => {
    given(submitted()).when(wanted.revise()).thenRejected('question-not-answered');
    given(submitted(), answered(), reopened()).when(wanted.revise()).thenRejected('question-not-answered');
    given().when(wanted.revise()).thenRejected('question-not-found');
  });
});

describe('publishing an answer', () => {
  it('can be done later, with the words as they are', () =>
    given(submitted(), answered({ publish: false }))
      .when(wanted.publish())
      .then(happened.published()));
  it('can be undone', () =>
    given(submitted(), answered())
      .when(wanted.publish({ published: false }))
      .then(happened.unpublished()));
  it('adds nothing when it is so already', () => {
    given(submitted(), answered()).when(wanted.publish()).thenNothing();
    given(submitted(), answered(), happened.unpublished())
      .when(wanted.publish({ published: false }))
      .thenNothing();
  });
  it('is rejected without an answer, and once the question was taken back', () => {
    given(submitted()).when(wanted.publish()).thenRejected('question-not-answered');
    given(submitted(), withdrawn()).when(wanted.publish()).thenRejected('question-withdrawn');
    given().when(wanted.publish()).thenRejected('question-not-found');
  });
});

describe('the promise of an answer', () => {
  it('is not spoken of while more than four hours are left', () =>
    given(submitted()).when(wanted.watch({}, 19.99)).thenNothing());
  it('is at risk when four hours are left, once', () => {
    given(submitted()).when(wanted.watch()).then(happened.atRisk());
    given(submitted(), happened.atRisk()).when(wanted.watch({}, 21)).thenNothing();
  });
  it('says who has the question', () =>
    given(submitted(), happened.assigned('s')).when(wanted.watch()).then(happened.atRisk(20, 's')));
  it('is missed when nothing is left, once', () => {
    given(submitted(), happened.atRisk()).when(wanted.watch({}, 24)).then(happened.missed());
    given(submitted(), happened.atRisk(), happened.missed()).when(wanted.watch({}, 25)).thenNothing();
  });
  it('is missed at once when nobody looked in time', () =>
    given(submitted()).when(wanted.watch({}, 30)).then(happened.missed(30)));
  it('waits while the author has the word, and runs on with what was left', () => {
    given(submitted(), requested()).when(wanted.watch({}, 100)).thenNothing();
    given(submitted(), requested(), replied()).when(wanted.watch({}, 27.9)).thenNothing();
    given(submitted(), requested(), replied())
      .when(wanted.watch({}, 28))
      .then({ ...happened.atRisk(28), data: { ...happened.atRisk(28).data, dueAt: at(32) } } as ReturnType<
        typeof happened.atRisk
      >);
  });
  it('is over once there is an answer, or nothing is wanted any more', () => {
    given(submitted(), answered()).when(wanted.watch({}, 100)).thenNothing();
    given(submitted(), withdrawn()).when(wanted.watch({}, 100)).thenNothing();
    given().when(wanted.watch()).thenRejected('question-not-found');
  });
  it('is a new one when the question is opened again', () =>
    given(submitted(), happened.atRisk(), answered(), reopened())
      .when(wanted.watch({}, 26))
      .then({ ...happened.atRisk(26), data: { ...happened.atRisk(26).data, dueAt: at(30) } } as ReturnType<
        typeof happened.atRisk
      >));
});
