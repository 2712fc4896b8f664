import { describe, expect, it } from 'vitest';
import { id } from '../../testing/hit-arbitraries.ts';
import type { ClickHouse } from './client.ts';
import { createRetentionStore } from './retention-store.ts';

/** Default of `http_max_field_value_size` in ClickHouse, in bytes. */
const maxParameterBytes = 128 * 1024;

describe('retention in ClickHouse', () => {
  it('deletes any number of consents with parameters that the server accepts', async () => {
    const gone = Array.from({ length: 7000 }, (_, n) => id(n));
    const sent: unknown[] = [];
    const clickHouse: Pick<ClickHouse, 'query' | 'command'> = {
      query: async <Row extends object>(text: string) =>
        (text.includes('funnel_steps') ? gone.map((visitor_id) => ({ visitor_id })) : []) as Row[],
      command: async (_text, parameters = {}) => void sent.push(...Object.values(parameters)),
    };
    await createRetentionStore(clickHouse as ClickHouse, {}).deleteRest(
      { events: '2026-03-01', ipAddresses: '2026-03-01', aggregates: '2026-03-01' },
      0,
    );
    const lists = sent.filter(Array.isArray);
    expect(lists.flat()).toEqual(gone);
    // The client quotes and separates the ids.
    for (const list of lists)
      expect(`[${list.map((visitor) => `'${visitor}'`)}]`.length).toBeLessThan(maxParameterBytes);
  });
});
