import { readSearchRules, previewSearchRules, reviseSearchRules, searchKnowledge } from '@aera/contracts';
import { asSteward, asVisitor, startTestService, type TestService } from '@aera/service-kit/testing';
import { eventually } from '@aera/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { knowledgeSearch } from '../service.ts';

describe('synonyms and pins', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService(knowledgeSearch);
    await eventually(async () => (await search('alignment days')).hasAnswer);
  });
  afterAll(() => service.stop());

  const as = asSteward();
  const none = { synonyms: [], pins: [] };
  const rules = {
    synonyms: [['alignment days', 'velvet weeks']],
    pins: [{ query: 'zebra crossing', documentIds: ['legal-advice', 'never-was'] }],
  };
  const search = async (query: string) =>
    (await service.call(searchKnowledge, { as: asVisitor(), body: { query } })).body;
  const revise = (expectedVersion: number, text: typeof rules | typeof none) =>
    service.call(reviseSearchRules, { as, body: { ...text, expectedVersion } });

  it('preview their effect before they are saved', async () => {
    const queries = ['what are velvet weeks?', 'zebra crossing', 'what does a trust cost?'];
    const { body } = await service.call(previewSearchRules, { as, body: { ...rules, queries } });
    expect(body.queries.map(({ query, changed }) => [query, changed])).toEqual([
      ['what are velvet weeks?', true],
      ['zebra crossing', true],
      ['what does a trust cost?', false],
    ]);
    const [velvet, zebra] = body.queries;
    expect([velvet?.before.hasAnswer, velvet?.after.hasAnswer]).toEqual([false, true]);
    expect(velvet?.after.results[0]).toMatchObject({ id: 'alignment-days', pinned: false });
    expect(zebra?.after.results[0]).toMatchObject({ id: 'legal-advice', pinned: true, confidence: 1 });
    expect((await search('velvet weeks')).hasAnswer).toBe(false);
  });

  it('can be previewed, but not saved, by auditors', async () => {
    const auditor = asSteward({ role: 'auditor' });
    const preview = await service.call(previewSearchRules, {
      as: auditor,
      body: { ...rules, queries: ['trust'] },
    });
    expect(preview.status).toBe(200);
    const saved = await service.call(reviseSearchRules, {
      as: auditor,
      body: { ...none, expectedVersion: 0 },
    });
    expect(saved.status).toBe(403);
  });

  it('apply as soon as they are saved, and after a restart', async () => {
    const { body } = await revise(0, rules);
    expect(body).toMatchObject({ ...rules, version: 1, stewardId: as.sub });
    expect(body.titles).toEqual({ 'legal-advice': 'Is anything on this site legal advice?' });
    const expectApplied = async () => {
      expect((await search('tell me about velvet weeks')).results[0]?.id).toBe('alignment-days');
      expect((await search('crossing zebras')).results[0]).toMatchObject({
        id: 'legal-advice',
        pinned: true,
      });
    };
    await expectApplied();
    service = await service.restart();
    await eventually(async () => (await search('alignment days')).hasAnswer);
    await expectApplied();
  });

  it('reject the second of two concurrent changes with the current version', async () => {
    const { status, body } = await revise(0, none);
    expect(status).toBe(409);
    expect(body).toMatchObject({ code: 'rules-changed', current: { version: 1, synonyms: rules.synonyms } });
    expect((await revise(0, rules)).body).toMatchObject({ version: 1 });
  });

  it('end when they are removed', async () => {
    await revise(1, none);
    expect((await search('velvet weeks')).hasAnswer).toBe(false);
    expect((await service.call(readSearchRules, { as })).body.version).toBe(2);
  });

  it('cannot contradict each other', async () => {
    const synonyms = [
      ['deed', 'paper'],
      ['paper', 'letter'],
    ];
    const { status, body } = await revise(2, { ...none, synonyms } as typeof rules);
    expect([status, body.code]).toEqual([422, 'rules-conflict']);
  });
});
