import {
  documentUnpublished,
  createArticle,
  readStewardArticle,
  readArticleVersion,
  listArticles,
  previewMarkdown,
  publishArticle,
  readArticle,
  reviseArticle,
  searchKnowledge,
  unpublishArticle,
} from '@aera/contracts/server';
import {
  asMember,
  asSteward,
  asVisitor,
  startTestService,
  type TestService,
} from '@aera/service-kit/testing';
import { eventually } from '@aera/testing';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { knowledgeSearch } from '../service.ts';

const text = {
  title: 'What is a lantern deed?',
  markdown:
    '## Lantern deeds\n\nA **lantern deed** is [sealed](/trusts) with <script>alert(1)</script> light.',
  category: 'Trusts',
  sourcePage: '/trusts',
};

describe('articles', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService(knowledgeSearch);
  });
  afterAll(() => service.stop());

  const as = asSteward();
  const draft = async (overrides: Partial<typeof text> = {}) =>
    (await service.call(createArticle, { as, body: { key: randomUUID(), ...text, ...overrides } })).body;
  const publish = (id: string, expectedVersion: number) =>
    service.call(publishArticle, { as, params: { id }, body: { expectedVersion } });
  const unpublish = (id: string, expectedVersion: number) =>
    service.call(unpublishArticle, { as, params: { id }, body: { expectedVersion } });
  const revise = (id: string, expectedVersion: number, overrides: Partial<typeof text>) =>
    service.call(reviseArticle, { as, params: { id }, body: { ...text, ...overrides, expectedVersion } });
  const read = (id: string) => service.call(readArticle, { as: asVisitor(), params: { id } });
  const first = async (query: string) =>
    (await service.call(searchKnowledge, { as: asVisitor(), body: { query } })).body.results?.[0];
  const expectFound = (query: string, id: string) =>
    eventually(async () => expect(await first(query)).toMatchObject({ id, confidence: 1 }));

  it('are visible and searchable only after publication', async () => {
    const article = await draft();
    expect(article).toMatchObject({ state: 'draft', version: 1, liveVersion: null, publishedAt: null });
    expect((await read(article.id)).status).toBe(404);

    const { body } = await publish(article.id, 1);
    expect(body).toMatchObject({ state: 'published', liveVersion: 1 });
    const { status, body: shown } = await read(article.id);
    expect([status, shown.title, shown.sourcePage]).toEqual([200, text.title, '/trusts']);
    expect(shown.blocks).toEqual([
      { type: 'heading', level: 2, id: 'lantern-deeds', line: [{ text: 'Lantern deeds' }] },
      {
        type: 'paragraph',
        line: [
          { text: 'A ' },
          { text: 'lantern deed', strong: true },
          { text: ' is ' },
          { text: 'sealed', href: '/trusts' },
          { text: ' with <script>alert(1)</script> light.' },
        ],
      },
    ]);
    await expectFound('what is a lantern deed', article.id);
    expect(await first('what is a lantern deed')).toMatchObject({ kind: 'article', category: 'Trusts' });
  });

  it('keep the published text while they are revised, until the next version is published', async () => {
    const { id } = await draft({ title: 'What is a copper seal?' });
    await publish(id, 1);
    const { body: revised } = await revise(id, 1, { title: 'What is a silver seal?' });
    expect(revised).toMatchObject({ state: 'changed', version: 2, liveVersion: 1 });
    expect((await read(id)).body.title).toBe('What is a copper seal?');
    await expectFound('what is a copper seal', id);

    await publish(id, 2);
    expect((await read(id)).body.title).toBe('What is a silver seal?');
    await expectFound('what is a silver seal', id);
    expect((await first('what is a copper seal'))?.title).not.toBe('What is a copper seal?');

    const { body } = await service.call(readStewardArticle, { as, params: { id } });
    expect(body.history.map(({ kind, version, title }) => [kind, version, title])).toEqual([
      ['published', 2, 'What is a silver seal?'],
      ['revised', 2, 'What is a silver seal?'],
      ['published', 1, 'What is a copper seal?'],
      ['created', 1, 'What is a copper seal?'],
    ]);
    const version = await service.call(readArticleVersion, { as, params: { id, version: 1 } });
    expect(version.body).toMatchObject({ version: 1, title: 'What is a copper seal?' });
    const none = await service.call(readArticleVersion, { as, params: { id, version: 3 } });
    expect(none.status).toBe(404);
  });

  it('reject the second of two concurrent changes with the current version', async () => {
    const { id } = await draft({ title: 'Two at once' });
    const changes = await Promise.all([revise(id, 1, { title: 'Mine' }), revise(id, 1, { title: 'Yours' })]);
    const won = changes.find(({ status }) => status === 200);
    const lost = changes.find(({ status }) => status === 409);
    expect(lost?.headers['content-type']).toContain('application/problem+json');
    expect(lost?.body).toMatchObject({
      code: 'article-changed',
      current: { id, version: 2, title: won?.body.title },
    });
    expect((await publish(id, 1)).body).toMatchObject({ code: 'article-changed', current: { version: 2 } });
    expect((await unpublish(id, 1)).status).toBe(409);
  });

  it('are created once by a repeated request, for each steward', async () => {
    const body = { ...text, key: randomUUID(), title: 'Created again' };
    const create = async (overrides: object = {}, who = as) =>
      service.call(createArticle, { as: who, body: { ...body, ...overrides } });
    const { id } = (await create()).body;
    expect((await create()).body).toMatchObject({ id, version: 1 });
    expect((await create({ title: 'Another text' })).body).toMatchObject({
      status: 409,
      code: 'article-exists',
    });
    expect((await create({}, asSteward({ sub: randomUUID() }))).body.id).not.toBe(id);
  });

  it('treat a repeated change as one', async () => {
    const { id } = await draft({ title: 'Sent again' });
    await revise(id, 1, { title: 'Once' });
    expect((await revise(id, 1, { title: 'Once' })).body).toMatchObject({ version: 2, title: 'Once' });
    await publish(id, 2);
    expect((await publish(id, 2)).body.history).toHaveLength(3);
  });

  it('are removed from readers and search when unpublished, and a message reports it', async () => {
    const { id } = await draft({ title: 'What is a marble oath?' });
    await publish(id, 1);
    await expectFound('what is a marble oath', id);
    expect((await unpublish(id, 1)).body).toMatchObject({ state: 'unpublished', liveVersion: null });
    expect((await read(id)).status).toBe(404);
    await eventually(async () => (await first('what is a marble oath'))?.id !== id);
    const received = await service.messages(documentUnpublished.type);
    expect(received.map(({ data }) => (data as { documentId: string }).documentId)).toEqual([id]);
    await publish(id, 1);
    await expectFound('what is a marble oath', id);
  });

  it('include the seeded ones', async () => {
    const { body } = await service.call(readStewardArticle, { as, params: { id: 'cookies' } });
    expect(body).toMatchObject({ state: 'published', version: 1, history: [{ stewardId: null }] });
    const { title, markdown, category } = body;
    const revision = { title, markdown: `${markdown}\n\nAnd marzipan.`, category };
    await revise('cookies', 1, revision);
    await publish('cookies', 2);
    await eventually(async () => (await first('cookies'))?.content.includes('And marzipan.') ?? false);
    service = await service.restart();
    await eventually(async () => (await first('cookies'))?.content.includes('And marzipan.') ?? false);
  });

  it('are listed by state, category and title, page by page', async () => {
    const { id } = await draft({ title: 'Zeppelin 100% sure_thing', category: 'Airships' });
    const list = async (query: object) => (await service.call(listArticles, { as, query })).body;
    const found = await list({ q: '100% SURE_' });
    expect(found.articles.map((article) => article.id)).toEqual([id]);
    expect((await list({ q: '100_' })).total).toBe(0);
    expect((await list({ category: 'Airships', state: 'draft' })).total).toBe(1);
    expect((await list({ category: 'Airships', state: 'published' })).total).toBe(0);
    const all = await list({});
    expect(all.categories).toContain('Airships');
    expect(all.total).toBe(Object.values(all.counts).reduce((sum, count) => sum + count, 0));
    const second = await list({ limit: 1, offset: 1 });
    expect(second.articles).toEqual([all.articles[1]]);
    expect(all.articles[0]?.id).toBe(id);
  });

  it('are previewed with warnings about omitted text', async () => {
    const { body } = await service.call(previewMarkdown, { as, body: { markdown: '[x](javascript:a)' } });
    expect(body.blocks).toEqual([{ type: 'paragraph', line: [{ text: 'x' }] }]);
    expect(body.warnings).toHaveLength(1);
  });

  it('are managed by stewards, and answers and pages are not articles', async () => {
    for (const who of [asVisitor(), asMember()])
      expect((await service.call(listArticles, { as: who })).status).toBeGreaterThanOrEqual(401);
    for (const id of ['never-was', 'page-trusts-trusts'])
      expect((await publish(id, 1)).body).toMatchObject({ status: 404, code: 'article-not-found' });
    const bad = [{ title: ' ' }, { sourcePage: '//evil.example' }, { sourcePage: 'https://evil.example' }];
    for (const overrides of bad) {
      const answer = await service.call(createArticle, {
        as,
        body: { key: randomUUID(), ...text, ...overrides },
      });
      expect([answer.status, answer.body.errors?.[0]?.field]).toEqual([400, Object.keys(overrides)[0]]);
    }
  });
});
