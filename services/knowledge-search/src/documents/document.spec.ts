import { deciderSpecification } from '@aera/testing';
import { describe, it } from 'vitest';
import { type DocumentCommand, documentDecider } from './decide-document.ts';
import type { DocumentEvent } from './document.ts';

const given = deciderSpecification(documentDecider);
const now = '2025-01-01T00:00:00.000Z';
const later = '2025-02-01T00:00:00.000Z';

const seeded = {
  documentId: 'trusts',
  title: 'Trusts',
  content: 'Text.',
  category: 'Trusts',
  sourcePage: '/trusts',
};
const answer = { documentId: 'q1', question: 'Why?', answer: 'Because.' };
const page = { ...seeded, documentId: 'page-trusts' };
const publishArticle: DocumentCommand = { type: 'SeedArticle', data: seeded, now };
const publishAnswer: DocumentCommand = { type: 'PublishAnswer', data: answer, now };
const publishPage: DocumentCommand = { type: 'PublishPage', data: page, now };
const articlePublished: DocumentEvent = { type: 'ArticleSeeded', data: { ...seeded, publishedAt: now } };
const answerPublished: DocumentEvent = { type: 'AnswerPublished', data: { ...answer, publishedAt: now } };
const pagePublished: DocumentEvent = { type: 'PagePublished', data: { ...page, publishedAt: now } };
const pageUnpublished: DocumentEvent = {
  type: 'PageUnpublished',
  data: { documentId: 'page-trusts', unpublishedAt: now },
};

describe('publishing a document', () => {
  it('records an article', () => given().when(publishArticle).then(articlePublished));
  it('records an answer', () => given().when(publishAnswer).then(answerPublished));
  it('adds nothing when an article is seeded again', () =>
    given(articlePublished)
      .when({ ...publishArticle, now: later })
      .thenNothing());
  it('adds nothing for a redelivered answer', () => given(answerPublished).when(publishAnswer).thenNothing());
});

describe('an answer', () => {
  const revised = { ...answer, answer: 'Because of the law.' };
  const revise: DocumentCommand = { type: 'PublishAnswer', data: revised, now: later };
  const unpublishAnswer: DocumentCommand = {
    type: 'UnpublishAnswer',
    data: { documentId: 'q1' },
    now: later,
  };
  const answerRevised: DocumentEvent = { type: 'AnswerPublished', data: { ...revised, publishedAt: later } };
  const answerUnpublished: DocumentEvent = {
    type: 'AnswerUnpublished',
    data: { documentId: 'q1', unpublishedAt: later },
  };

  it('has the text of its newest revision', () => given(answerPublished).when(revise).then(answerRevised));
  it('is unpublished once', () => {
    given(answerPublished).when(unpublishAnswer).then(answerUnpublished);
    given(answerPublished, answerUnpublished).when(unpublishAnswer).thenNothing();
    given(articlePublished)
      .when({ ...unpublishAnswer, data: { documentId: 'trusts' } })
      .thenNothing();
  });
  it('is not changed by an outdated message', () => {
    given(answerRevised).when(publishAnswer).thenNothing();
    given(answerPublished, answerUnpublished).when(publishAnswer).thenNothing();
    given(answerRevised)
      .when({ ...unpublishAnswer, now })
      .thenNothing();
  });
  it('is not published by an earlier message that arrives later', () => {
    given().when(unpublishAnswer).then(answerUnpublished);
    given(answerUnpublished).when(publishAnswer).thenNothing();
    given(answerUnpublished).when(unpublishAnswer).thenNothing();
  });
  it('records a newer message that changes nothing visible, so that an outdated one has no effect', () => {
    const newest = '2025-03-01T00:00:00.000Z';
    const unpublishedAt = (at: string): DocumentEvent => ({
      type: 'AnswerUnpublished',
      data: { documentId: 'q1', unpublishedAt: at },
    });
    given(unpublishedAt(now))
      .when({ ...unpublishAnswer, now: newest })
      .then(unpublishedAt(newest));
    given(unpublishedAt(now), unpublishedAt(newest))
      .when({ ...publishAnswer, now: later })
      .thenNothing();
    const published: DocumentEvent = { type: 'AnswerPublished', data: { ...answer, publishedAt: newest } };
    given(answerPublished)
      .when({ ...publishAnswer, now: newest })
      .then(published);
    given(answerPublished, published).when(unpublishAnswer).thenNothing();
  });
  it('can be published again', () => {
    const again = '2025-03-01T00:00:00.000Z';
    given(answerPublished, answerUnpublished)
      .when({ ...publishAnswer, now: again })
      .then({ type: 'AnswerPublished', data: { ...answer, publishedAt: again } });
  });
});

describe('a page of the site', () => {
  it('is recorded', () => given().when(publishPage).then(pagePublished));
  it('is not recorded again while unchanged', () =>
    given(pagePublished)
      .when({ ...publishPage, now: later })
      .thenNothing());
  it('is recorded again when changed', () => {
    const data = { ...page, content: 'New.' };
    given(pagePublished)
      .when({ type: 'PublishPage', data, now: later })
      .then({ type: 'PagePublished', data: { ...data, publishedAt: later } });
  });
  it('is unpublished once and can return', () => {
    const unpublishPage: DocumentCommand = {
      type: 'UnpublishPage',
      data: { documentId: 'page-trusts' },
      now,
    };
    given(pagePublished).when(unpublishPage).then(pageUnpublished);
    given(pagePublished, pageUnpublished).when(unpublishPage).thenNothing();
    given().when(unpublishPage).thenNothing();
    given(pagePublished, pageUnpublished).when(publishPage).then(pagePublished);
  });
  it('replaces no other document', () => {
    given(articlePublished).when({ type: 'PublishPage', data: seeded, now }).thenNothing();
    given(articlePublished)
      .when({ type: 'UnpublishPage', data: { documentId: 'trusts' }, now })
      .thenNothing();
  });
});

const text = { title: 'Deeds', markdown: 'A **deed**.', category: 'Trusts', sourcePage: null };
const next = { ...text, markdown: 'A better deed.' };
const by = { documentId: 'deeds', stewardId: 's1' };
const create: Extract<DocumentCommand, { type: 'CreateArticle' }> = {
  type: 'CreateArticle',
  data: { ...by, ...text, gap: null },
  now,
};
const created: DocumentEvent = {
  type: 'ArticleCreated',
  data: { ...by, ...text, gap: null, createdAt: now },
};
const revised: DocumentEvent = {
  type: 'ArticleRevised',
  data: { ...by, ...next, version: 2, revisedAt: now },
};
const published = (version: number, content = text): DocumentEvent => ({
  type: 'ArticlePublished',
  data: { ...by, ...content, version, publishedAt: now },
});
const unpublished = (version: number): DocumentEvent => ({
  type: 'ArticleUnpublished',
  data: { ...by, version, unpublishedAt: now },
});
const revise = (expectedVersion: number, content = next): DocumentCommand => ({
  type: 'ReviseArticle',
  data: { ...by, ...content, expectedVersion },
  now,
});
const publish = (expectedVersion: number): DocumentCommand => ({
  type: 'PublishArticle',
  data: { ...by, expectedVersion },
  now,
});
const unpublish = (expectedVersion: number): DocumentCommand => ({
  type: 'UnpublishArticle',
  data: { ...by, expectedVersion },
  now,
});

describe('an article', () => {
  it('is created once', () => {
    given().when(create).then(created);
    given(created).when(create).thenNothing();
    const other = { ...create.data, ...next } as typeof create.data;
    given(created)
      .when({ ...create, data: other })
      .thenRejected('article-exists');
    given(created)
      .when({ ...create, data: { ...other, gap: { id: 'g1', keys: [] } } })
      .thenRejected('gap-has-article');
  });

  it('gets a new version from an author who saw the newest one', () => {
    given(created).when(revise(1)).then(revised);
    given(created, revised)
      .when(revise(1, { ...text, title: 'Mine' }))
      .thenRejected('article-changed');
    given(created).when(revise(2)).thenRejected('article-changed');
  });

  it('gets no new version for the same text, repeated or not', () => {
    given(created).when(revise(1, text)).thenNothing();
    given(created, revised).when(revise(1)).thenNothing();
  });

  it('is published with the newest text, once', () => {
    given(created).when(publish(1)).then(published(1));
    given(created, revised).when(publish(2)).then(published(2, next));
    given(created, revised).when(publish(1)).thenRejected('article-changed');
    given(created, published(1)).when(publish(1)).thenNothing();
  });

  it('keeps the published text while it is revised', () =>
    given(created, published(1), revised).when(publish(2)).then(published(2, next)));

  it('is unpublished once, and published again', () => {
    given(created, published(1)).when(unpublish(1)).then(unpublished(1));
    given(created, published(1), revised).when(unpublish(1)).thenRejected('article-changed');
    given(created, published(1), unpublished(1)).when(unpublish(1)).thenNothing();
    given(created, published(1), unpublished(1)).when(publish(1)).then(published(1));
    given(created, published(1), unpublished(1)).when(revise(1)).then(revised);
  });

  it('can be a seeded one', () => {
    const own = { documentId: 'trusts', stewardId: 's1' };
    const better = { ...text, title: 'Trusts' };
    given(articlePublished)
      .when({ type: 'ReviseArticle', data: { ...own, ...better, expectedVersion: 1 }, now })
      .then({ type: 'ArticleRevised', data: { ...own, ...better, version: 2, revisedAt: now } });
    given(articlePublished)
      .when({ type: 'PublishArticle', data: { ...own, expectedVersion: 1 }, now })
      .thenNothing();
  });

  it('rejects the id of an answer, a page or an unknown document', () => {
    for (const history of [[], [answerPublished], [pagePublished]])
      for (const command of [revise(1), publish(1), unpublish(1)])
        given(...history)
          .when(command)
          .thenRejected('article-not-found');
  });
});
