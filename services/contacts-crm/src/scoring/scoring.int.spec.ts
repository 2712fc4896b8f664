import { randomUUID } from 'node:crypto';
import {
  searchContacts,
  readContactScore,
  scoreContact,
  undoContactStatusChange,
  updateContact,
} from '@aera/contracts';
import { asSteward, type TestService } from '@aera/service-kit/testing';
import { eventually } from '@aera/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createScoringFixture, startScoring } from './testing/scoring-fixture.ts';
import { buildVisit } from './testing/message-fixtures.ts';

let service: TestService;
beforeAll(async () => {
  service = await startScoring();
});
afterAll(() => service.stop());

const as = asSteward();
const { readScore, publish, capture, expectPoints, listed } = createScoringFixture(() => service);

describe('lead scores', () => {
  it('survive a rebuild of the list', async () => {
    const session = randomUUID();
    const id = await capture(session);
    await publish(buildVisit(session));
    await expectPoints(id, { message: 40, read: 1 });
    await service.projections?.rebuild('leads');
    expect(await listed(id)).toMatchObject({ leadScore: 41, score: { ruleScore: 41, override: null } });
  });

  it('computed during a rebuild of the list are shown in the new one', async () => {
    const session = randomUUID();
    const id = await capture(session);
    await expectPoints(id, { message: 40 });
    const confirm = async () => {
      await publish(buildVisit(session));
      await expectPoints(id, { message: 40, read: 1 });
      return true;
    };
    await service.projections?.rebuild('leads', { confirm });
    const shown = { leadScore: 41, score: { ruleScore: 41, override: null } };
    await eventually(async () => expect(await listed(id)).toMatchObject(shown));
  });

  it('are overridden by a steward, and return to the rule score once the override is cleared', async () => {
    const id = await capture();
    const params = { id };
    const qualified = await service.call(updateContact, { params, body: { status: 'qualified' }, as });
    expect(qualified.body).toMatchObject({ leadScore: 90, score: { ruleScore: 40, override: 90 } });
    expect(await readScore(id)).toMatchObject({
      score: 90,
      ruleScore: 40,
      override: { score: 90, by: { id: as.sub, name: as.name } },
    });
    const clear = { params, body: { leadScore: null, version: 2 }, as };
    const cleared = await service.call(scoreContact, clear);
    expect(cleared.body).toMatchObject({ leadScore: 40, status: 'qualified', score: { override: null } });
    expect((await service.call(scoreContact, { ...clear, body: { leadScore: 10, version: 2 } })).status).toBe(
      409,
    );
    const undone = await service.call(undoContactStatusChange, { params, body: { version: 3 }, as });
    expect(undone.body).toMatchObject({ leadScore: 90, score: { ruleScore: 40, override: 90 } });
    const set = () => service.call(scoreContact, { params, body: { leadScore: 75 }, as });
    expect((await set()).body).toMatchObject({ leadScore: 75, status: 'qualified', changed: true });
    expect((await set()).body).toMatchObject({ leadScore: 75, changed: false });
    const above = await service.call(searchContacts, { query: { minScore: 75, sort: 'score' }, as });
    expect(above.body.items.map((contact) => contact.id)).toContain(id);
    const unknown = { params: { id: randomUUID() }, as };
    expect((await service.call(readContactScore, unknown)).status).toBe(404);
  });

  it('are recomputed on the next day', async () => {
    const session = randomUUID();
    const id = await capture(session);
    const monthAgo = new Date(Date.now() - 30 * 86_400_000).toISOString();
    await publish(buildVisit(session, { startedAt: monthAgo }), buildVisit(session, { startedAt: monthAgo }));
    await expectPoints(id, { message: 40, read: 1 });
    await service.kit.sql(
      `update lead_scores set score = 99, computed_at = computed_at - interval '1 day' where lead_id = $1`,
      [id],
    );
    await eventually(async () => expect(await readScore(id)).toMatchObject({ score: 41 }));
  });
});
