import { createDatabase } from '@aera/event-store';
import { startTestService, type TestService } from '@aera/service-kit/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { visitorAnalytics } from '../service.ts';
import { createDailySalt } from './daily-salt.ts';

describe('the daily salt', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService(visitorAnalytics, { env: { ROLE: 'query' } });
  });
  afterAll(() => service.stop());

  it('is shared by all processes, changes daily, and is deleted after its day', async () => {
    const { sql } = createDatabase(service.kit.orm.em);
    let now = new Date('2030-05-01T12:00:00Z');
    const clock = () => now;
    const salts = await Promise.all(
      Array.from({ length: 8 }, () => createDailySalt(sql, clock).readCurrent()),
    );
    const [first] = salts;
    expect(new Set(salts.map((salt) => salt.export().toString('hex'))).size).toBe(1);

    const salt = createDailySalt(sql, clock);
    now = new Date('2030-05-01T23:30:00Z');
    await salt.rotate();
    expect(await days()).toEqual(['2030-05-01', '2030-05-02']);
    now = new Date('2030-05-02T00:00:01Z');
    expect(first?.equals(await salt.readCurrent())).toBe(false);
    await salt.rotate();
    expect(await days()).toEqual(['2030-05-02']);

    async function days() {
      const rows = await sql<{ day: string }>('select day::text from daily_salts order by day');
      return rows.map(({ day }) => day);
    }
  });
});
