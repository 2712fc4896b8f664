import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type KnowledgeDocument, type SearchEngine, analyzeQuery } from './search-engine.ts';

/** A document with arbitrary defaults. */
export const aDocument = (fields: Partial<KnowledgeDocument> & { id: string }): KnowledgeDocument => ({
  kind: 'article',
  title: `Title of ${fields.id}`,
  content: 'Nothing in particular.',
  category: null,
  sourcePage: null,
  publishedAt: '2025-01-01T00:00:00.000Z',
  ...fields,
});

const trusts = aDocument({
  id: 'trusts',
  title: 'Forming a trust',
  content: 'A trustee holds property for beneficiaries. The certificate names them.',
  category: 'Trusts',
  sourcePage: '/trusts',
});
const calendar = aDocument({
  id: 'calendar',
  title: 'The living calendar',
  content: 'Thirteen months of twenty-eight days, and alignment days at the end of a year.',
});
const consent = aDocument({
  id: 'consent',
  title: 'Withdrawing your consent',
  content: 'Consents are recorded with their time. You may withdraw yours at any time.',
});
const notices = aDocument({
  id: 'notices',
  title: 'Notices',
  content: 'What a notice of trust is and who gets it.',
});

/** Contract of every search engine. `open` returns an engine with an empty index. */
export function searchEngineContract(name: string, open: () => Promise<SearchEngine>): void {
  describe(`${name} as a search engine`, () => {
    let engine: SearchEngine;

    const write = async (...documents: KnowledgeDocument[]) => {
      await engine.index(documents);
      await engine.waitUntilIndexed();
    };
    const refill = (...documents: KnowledgeDocument[]) =>
      engine.rebuild(async (next) => {
        await next.index(documents);
        return '1:1';
      });
    const found = async (text: string) =>
      (await engine.search(analyzeQuery(text), 10)).documents.map(({ id }) => id);

    beforeAll(async () => {
      engine = await open();
    });
    afterAll(() => engine.close());

    it('has no position when it is new', async () => {
      const fresh = await open();
      expect(await fresh.position()).toBe(null);
      expect(await fresh.search(analyzeQuery('trust'), 10)).toMatchObject({ documents: [] });
      await fresh.close();
    });

    describe('without changes', () => {
      beforeAll(() => refill(trusts, calendar, consent, notices));

      it('finds a document by any of its words, in any form of them', async () => {
        expect(await found('calendars')).toEqual(['calendar']);
        expect(await found('How do I withdraw?')).toEqual(['consent']);
        expect(await found('beneficiary certificates')).toEqual(['trusts']);
      });

      it('returns the document as it was indexed', async () => {
        const { documents } = await engine.search(analyzeQuery('beneficiaries'), 10);
        expect(documents).toEqual([trusts]);
      });

      it('ranks the rarer word first', async () => {
        expect(await found('trust certificate')).toEqual(['trusts', 'notices']);
        expect(await found('trust notices')).toEqual(['notices', 'trusts']);
      });

      it('tolerates a typo in a word that no document contains', async () => {
        expect(await found('calender')).toEqual(['calendar']);
        expect(await found('certifcate ')).toEqual(['trusts']);
        expect(await found('cosnent ')).toEqual(['consent']);
      });

      it('matches the last word as a prefix, unless something follows it', async () => {
        expect(await found('align')).toEqual(['calendar']);
        expect(await found('benef')).toEqual(['trusts']);
        expect(await found('benef ')).toEqual([]);
        expect(await found('benef calendar')).toEqual(['calendar']);
      });

      it('finds an incomplete word that is longer than its stem', async () => {
        expect(await found('certifica')).toEqual(['trusts']);
        expect(await found('beneficiar')).toEqual(['trusts']);
      });

      it('finds nothing for unknown words, stop words and empty queries', async () => {
        for (const text of ['sourdough', 'what is the', '', '  ', '?!', '💡'])
          expect(await found(text)).toEqual([]);
      });

      it('accepts any input of visitors', async () => {
        const odd = [
          '"trust',
          'trust"',
          "o'trust",
          '(trust)',
          'trust AND -notice',
          '\\',
          'a'.repeat(1000),
          '中文 текст',
        ];
        for (const text of [
          ...odd,
          'trust '.repeat(160),
          Array.from({ length: 160 }, (_, n) => `w${n}`).join(' '),
        ])
          await expect(engine.search(analyzeQuery(text), 10)).resolves.toBeDefined();
      });

      it('returns no more than the limit', async () => {
        const { documents } = await engine.search(analyzeQuery('trust'), 1);
        expect(documents).toHaveLength(1);
      });

      it('counts documents, not occurrences, and by stem', async () => {
        const { total, of } = await engine.frequencies(['trust', 'consent', 'sourdough']);
        expect(total).toBe(4);
        expect(Object.fromEntries(of)).toEqual({ trust: 2, consent: 1, sourdough: 0 });
      });

      it('returns the frequencies of the requested terms', async () => {
        const { frequencies } = await engine.search(analyzeQuery('trusts in rome'), 10);
        expect(frequencies.total).toBe(4);
        expect(Object.fromEntries(frequencies.of)).toEqual({ trust: 2, rome: 0 });
      });

      it('returns documents by id, in the requested order, without unknown ones', async () => {
        expect(await engine.documents(['notices', 'never-was', 'trusts'])).toEqual([notices, trusts]);
        expect(await engine.documents([])).toEqual([]);
      });

      it('suggests titles by the beginning of a word', async () => {
        expect(await engine.suggest('the li', 8)).toEqual(['The living calendar']);
        expect(await engine.suggest('cons', 8)).toEqual(['Withdrawing your consent']);
      });

      it('suggests titles despite a typo', async () => {
        expect(await engine.suggest('calandar', 8)).toEqual(['The living calendar']);
      });

      it('suggests nothing for an empty text', async () => {
        for (const text of ['zzzz', '?!']) expect(await engine.suggest(text, 8)).toEqual([]);
      });
    });

    describe('with changes', () => {
      beforeEach(() => refill(trusts, calendar, consent, notices));

      it('finds a title made of stop words by all of them', async () => {
        await write(aDocument({ id: 'who', title: 'Who are you?' }));
        expect(await found('who ARE you')).toEqual(['who']);
        expect(await found('who are they')).toEqual([]);
      });

      it('replaces a document', async () => {
        await write({ ...calendar, title: 'The ledger', content: 'Records.' });
        expect(await found('calendar ')).toEqual([]);
        expect(await found('ledger')).toEqual(['calendar']);
        expect((await engine.frequencies(['month', 'ledger'])).of).toEqual(new Map([['month', 0], ['ledger', 1]])); // prettier-ignore
        expect(await engine.suggest('living', 8)).toEqual([]);
      });

      it('keeps the last of several versions written concurrently', async () => {
        await write({ ...calendar, title: 'First' }, { ...calendar, title: 'Second' });
        expect(await found('second')).toEqual(['calendar']);
        expect(await found('first')).toEqual([]);
      });

      it('removes a document, and ignores an unknown one', async () => {
        await engine.remove(['calendar', 'never-was']);
        await engine.waitUntilIndexed();
        expect(await found('calendar')).toEqual([]);
        expect((await engine.frequencies([])).total).toBe(3);
      });

      it('suggests distinct titles, those with the typed prefix first, up to the limit', async () => {
        const titled = (id: string, title: string) => aDocument({ id, title });
        await write(
          titled('1', 'A trust'),
          titled('2', 'Trust law'),
          titled('3', 'Trust law'),
          titled('4', 'Trust deeds'),
        );
        const suggested = await engine.suggest('trust', 3);
        expect(suggested).toHaveLength(3);
        expect(new Set(suggested.slice(0, 2))).toEqual(new Set(['Trust law', 'Trust deeds']));
      });

      it('searches the old index while the next one is filled, then the new one', async () => {
        await engine.rebuild(async (next) => {
          await next.index([aDocument({ id: 'new', title: 'Ledger' })]);
          expect(await found('calendar')).toEqual(['calendar']);
          expect(await found('ledger')).toEqual([]);
          expect(await engine.position()).toBe('1:1');
          return '2:2';
        });
        expect(await engine.position()).toBe('2:2');
        expect(await found('calendar')).toEqual([]);
        expect(await found('ledger')).toEqual(['new']);
        expect(await engine.suggest('led', 8)).toEqual(['Ledger']);
      });

      it('stores its position', async () => {
        await engine.saveCheckpoint('3:4');
        expect(await engine.position()).toBe('3:4');
      });

      it('keeps the live index when filling the next one fails, and can retry', async () => {
        const failing = engine.rebuild(async () => {
          throw new Error('no log');
        });
        await expect(failing).rejects.toThrow('no log');
        expect(await found('calendar')).toEqual(['calendar']);
        expect(await engine.position()).toBe('1:1');
        await refill(notices);
        expect((await engine.frequencies([])).total).toBe(1);
      });
    });
  });
}
