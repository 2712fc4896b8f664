import type { Activity } from '@aera/contracts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareNewestFirst, readTimeline, type TimelineSource } from './read-timeline.ts';
import { createInMemorySource } from './data-sources.ts';

type Service = TimelineSource['service'];
const services = ['consent-ledger', 'visitor-analytics', 'contacts-crm'] as const;
const kinds = ['registered', 'visitor-erased', 'passkey-added'] as const;

interface Thing {
  readonly at: number;
  readonly id: number;
  readonly service: number;
  readonly kind: number;
}

const toActivity = ({ at, id, kind }: Thing): Activity => ({
  id: String(id).padStart(3, '0'),
  kind: kinds[kind] ?? 'registered',
  at: new Date(1_700_000_000_000 + at).toISOString(),
  link: 'session',
});

/** Few instants, so that many activities share one. */
const things = fc.uniqueArray(
  fc.record({
    at: fc.nat(5),
    id: fc.nat(300),
    service: fc.nat(services.length - 1),
    kind: fc.nat(kinds.length - 1),
  }),
  { selector: ({ id }) => id, maxLength: 60 },
);

const listSources = (all: readonly Thing[]): TimelineSource[] =>
  services.map((service, at) => {
    const { read } = createInMemorySource(all.filter((thing) => thing.service === at).map(toActivity));
    return { service, read };
  });

/** Limits the page size of a source. */
const stingy = ({ service, read }: TimelineSource, most: number): TimelineSource => ({
  service,
  read: (before, limit) => read(before, Math.min(limit, most)),
});

/** Reads all pages; `turn` returns the sources of each page. */
async function readAll(turn: (page: number) => TimelineSource[], limit: number, only?: Activity['kind'][]) {
  const items: Activity[] = [];
  let before: Awaited<ReturnType<typeof readTimeline>>['next'] = null;
  for (let page = 0; page < 500; page += 1) {
    const timeline = await readTimeline(turn(page), { before, limit, kinds: only });
    expect(timeline.items.length).toBeLessThanOrEqual(limit);
    items.push(...timeline.items);
    before = timeline.next;
    if (!before) return items;
  }
  throw new Error('The pages never end.');
}

const inOrder = (all: readonly Thing[]) => all.map(toActivity).toSorted(compareNewestFirst);

describe('a timeline over several services', () => {
  it('lists each item once and in order for any page sizes', () =>
    fc.assert(
      fc.asyncProperty(
        things,
        fc.integer({ min: 1, max: 20 }),
        fc.integer({ min: 1, max: 7 }),
        async (all, limit, most) => {
          const sources = listSources(all).map((source) => stingy(source, most));
          expect(await readAll(() => sources, limit)).toEqual(inOrder(all));
        },
      ),
    ));

  it('lists exactly the requested kinds', () =>
    fc.assert(
      fc.asyncProperty(
        things,
        fc.integer({ min: 1, max: 5 }),
        fc.subarray([...kinds], { minLength: 1 }),
        async (all, limit, only) => {
          const received = await readAll(
            () => listSources(all).map((source) => stingy(source, 3)),
            limit,
            only,
          );
          expect(received).toEqual(
            inOrder(all).filter(({ kind }) => only.includes(kind as (typeof kinds)[number])),
          );
        },
      ),
    ));

  it('keeps the other sources during an outage and resumes the failed one', () =>
    fc.assert(
      fc.asyncProperty(
        things,
        fc.integer({ min: 1, max: 9 }),
        fc.array(fc.boolean(), { maxLength: 6 }),
        async (all, limit, silences) => {
          const silent = (source: TimelineSource): TimelineSource => ({
            ...source,
            read: () => Promise.resolve(null),
          });
          const received = await readAll(
            (page) =>
              listSources(all).map((source, at) => (at === 0 && silences[page] ? silent(source) : source)),
            limit,
          );
          const ids = received.map(({ id }) => id);
          expect(new Set(ids).size).toBe(ids.length);
          expect(received).toEqual(received.toSorted(compareNewestFirst));
          const others = inOrder(all.filter(({ service }) => service !== 0));
          expect(received.filter((item) => others.some(({ id }) => id === item.id))).toEqual(others);
        },
      ),
    ));

  it('reports unreachable sources and does not retry them for the same page', async () => {
    let asked = 0;
    const down: TimelineSource = {
      service: 'security-auth' satisfies Service,
      read: () => {
        asked += 1;
        return Promise.resolve(null);
      },
    };
    const all = [1, 2, 3, 4, 5].map((id) => ({ at: id, id, service: 1, kind: 0 }));
    const sources = [...listSources(all).map((source) => stingy(source, 1)), down];
    const { items, unavailable } = await readTimeline(sources, { before: null, limit: 5 });
    expect([items.length, [...unavailable], asked]).toEqual([5, ['security-auth'], 1]);
  });

  it('prefers the first source for the same activity', async () => {
    const [thing] = [{ at: 1, id: 1, service: 0, kind: 0 }];
    const createSource = (link: 'member' | 'email') => createInMemorySource([{ ...toActivity(thing), link }]);
    const { items } = await readTimeline([createSource('member'), createSource('email')], {
      before: null,
      limit: 5,
    });
    expect(items.map(({ link }) => link)).toEqual(['member']);
  });
});
