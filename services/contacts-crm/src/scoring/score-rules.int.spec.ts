import { randomUUID } from 'node:crypto';
import {
  previewScoreRules,
  readScoreRules,
  restoreScoreRules,
  setScoreRules,
  updateContact,
} from '@aera/contracts';
import { asSteward, type TestService } from '@aera/service-kit/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defaultScoreRules } from './score-rules.ts';
import { createScoringFixture, startScoring } from './testing/scoring-fixture.ts';
import { buildVisit } from './testing/message-fixtures.ts';

let service: TestService;
beforeAll(async () => {
  service = await startScoring();
});
afterAll(() => service.stop());

const as = asSteward();
const { publish, capture, points, expectPoints } = createScoringFixture(() => service);

describe('score rules', () => {
  const readers = { ...defaultScoreRules, read: { on: true, points: 40, cap: 40, halfLifeDays: null } };
  const set = (version: number, rules: typeof defaultScoreRules, reason = 'Readers write back') =>
    service.call(setScoreRules, { body: { rules, reason, version }, as });

  it('preview score changes before they are applied, without changing any', async () => {
    const [reader, qualified] = [randomUUID(), randomUUID()];
    const id = await capture(reader);
    const held = await capture(qualified);
    await service.call(updateContact, { params: { id: held }, body: { status: 'qualified' }, as });
    await publish(buildVisit(reader), buildVisit(qualified));
    await expectPoints(id, { message: 40, read: 1 });
    const { body: preview } = await service.call(previewScoreRules, { body: { rules: readers }, as });
    expect(preview.top.find((each) => each.id === id)).toMatchObject({ name: 'Ada', from: 41, to: 80 });
    expect(preview.top.map((each) => each.id)).not.toContain(held);
    expect(preview.crossesThreshold.map(({ threshold }) => threshold)).toEqual([70, 50]);
    expect(preview.crossesThreshold[0]?.up).toBeGreaterThan(0);
    expect(preview.overridden).toBeGreaterThan(0);
    expect(await points(id)).toEqual({ message: 40, read: 1 });
    const same = await service.call(previewScoreRules, { body: { rules: defaultScoreRules }, as });
    expect(same.body).toMatchObject({ up: 0, down: 0, top: [] });
  });

  it('rescore every lead once applied, by one of two stewards, and can be restored', async () => {
    const session = randomUUID();
    const id = await capture(session);
    await publish(buildVisit(session));
    await expectPoints(id, { message: 40, read: 1 });
    const [one, two] = await Promise.all([set(0, readers), set(0, { ...readers, asked: readers.read })]);
    expect([one.status, two.status].toSorted()).toEqual([200, 409]);
    const lost = one.status === 409 ? one : two;
    expect(lost.body).toMatchObject({
      code: 'score-rules-changed',
      current: { version: 1, by: { name: as.name } },
    });
    await expectPoints(id, { message: 40, read: 40 });
    const back = await service.call(restoreScoreRules, { body: { restoredVersion: 0, version: 1 }, as });
    expect(back.body).toMatchObject({ version: 2, restoredVersion: 0, rules: defaultScoreRules });
    await expectPoints(id, { message: 40, read: 1 });
    const { body } = await service.call(readScoreRules, { as });
    expect(body.current.version).toBe(2);
    expect(body.history.map(({ version, reason }) => [version, reason])).toEqual([
      [2, null],
      [1, 'Readers write back'],
      [0, null],
    ]);
  });

  it('are restricted to stewards with permission', async () => {
    const body = { rules: defaultScoreRules, reason: 'x', version: 2 };
    const responder = asSteward({ role: 'responder' });
    expect((await service.call(setScoreRules, { body, as: responder })).status).toBe(403);
    const bad = {
      ...body,
      rules: { ...defaultScoreRules, read: { ...defaultScoreRules.read, points: 101 } },
    };
    const refused = await service.call(setScoreRules, { body: bad, as });
    expect([refused.status, refused.body.errors?.[0]?.field]).toEqual([400, 'rules.read.points']);
  });
});
