import { eraseVisitor, listConsents } from '@aera/contracts';
import type { TableComparison } from '@aera/event-store';
import { asSteward, asVisitor, type TestService } from '@aera/service-kit/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { consentBody, readCookie, startLedger, type TestLedger } from '../testing/start-ledger.ts';
import { recordErasure } from '../visitor-sessions/record-erasure.ts';
import { consentStream } from './consent-stream.ts';

let service: TestService;
let record: TestLedger['record'];
beforeAll(async () => {
  ({ service, record } = await startLedger());
});
afterAll(() => service.stop());

const newVisitor = () => ({ ...consentBody, sessionId: crypto.randomUUID() });
/** Tables whose live and rebuilt rows differ. */
const rebuildDifferences = async () => {
  await service.waitUntilCaughtUp();
  const differences: TableComparison[] = [];
  await service.projections?.rebuild('consents', {
    confirm: async (comparison) => {
      differences.push(
        ...comparison.filter(({ live, rebuilt }) => JSON.stringify(live) !== JSON.stringify(rebuilt)),
      );
      return true;
    },
  });
  return differences;
};

describe('a rebuild of the consents', () => {
  it('has the same rows once every visitor is erased', async () => {
    const consent = await record('198.51.100.23', newVisitor());
    await service.waitUntilCaughtUp();
    await service.call(eraseVisitor, { body: {}, as: asVisitor(), headers: readCookie(consent) });
    expect(await rebuildDifferences()).toEqual([]);
  });

  it('has the same rows after an erasure that a consent arrived just before', async () => {
    const { body } = await record('198.51.100.24', newVisitor());
    await service.waitUntilCaughtUp();
    const { sessionId } = body;
    // The consent was not listed yet when the erasure began.
    const erasure = { sessionId, consentIds: [], now: new Date().toISOString() };
    await recordErasure(service.kit.store, erasure, {});
    await service.waitUntilCaughtUp();
    const rows = await service.kit.sql<{ ip: string }>('select ip from consents where session_id = $1', [
      sessionId,
    ]);
    expect(rows).toEqual([{ ip: '' }]);
    expect(await rebuildDifferences()).toEqual([]);
  });

  it('keeps the recorded place of a consent, whatever the location data say now', async () => {
    const { body } = await record('8.8.8.8', newVisitor());
    const [recorded] = await service.kit.store.stream(consentStream).read(body.consentId);
    if (recorded?.type !== 'ConsentRecorded') throw new Error('The consent is not recorded.');
    expect(recorded.data.place).toMatchObject({ country: 'United States' });
    const consentId = crypto.randomUUID();
    const place = { city: 'Reykjavík', region: 'Capital Region', country: 'Iceland' };
    const data = { ...recorded.data, consentId, place };
    await service.kit.store
      .stream(consentStream)
      .handle([consentId], { type: 'RecordConsent', data, now: recorded.data.consentedAt });
    const findPlaces = async () => {
      await service.waitUntilCaughtUp();
      const { consents } = (await service.call(listConsents, { as: asSteward() })).body;
      return Object.fromEntries(consents.map(({ id, geolocation }) => [id, geolocation?.country]));
    };
    const expected = { [body.consentId]: 'United States', [consentId]: 'Iceland' };
    expect(await findPlaces()).toMatchObject(expected);
    expect(await rebuildDifferences()).toEqual([]);
    expect(await findPlaces()).toMatchObject(expected);
  });
});
