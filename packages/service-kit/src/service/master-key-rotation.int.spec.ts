import { randomBytes } from 'node:crypto';
import { defineAppendOnlyStream, eventStoreSchema } from '@aera/event-store';
import { eventually, createTestDatabase, startTestNats } from '@aera/testing';
import { expect, it } from 'vitest';
import { sqlMigration } from '../database/open-database.ts';
import { generateIdentityKeys } from '../identity/identity-keys.ts';
import { bootService } from './boot-service.ts';
import { defineService } from './define-service.ts';

type Noted = { type: 'Noted'; data: { memberId: string; text: string | null } };
const notes = defineAppendOnlyStream<Noted>('note', {
  personalFields: { Noted: { subject: ({ memberId }) => memberId, fields: ['text'] } },
});
const service = defineService({
  name: 'contacts-crm',
  declaredRoutes: [],
  migrations: [sqlMigration('0001-event-store', eventStoreSchema)],
  streams: [notes],
  modules: () => [],
});

it('wraps the keys of a running service with a new master key, and keeps the derived keys', async () => {
  const [database, nats, { jwks }] = await Promise.all([
    createTestDatabase(),
    startTestNats(),
    generateIdentityKeys(),
  ]);
  const [first, second] = [randomBytes(32).toString('base64'), randomBytes(32).toString('base64')];
  const boot = (masterKeys: { MASTER_KEY: string; OTHER_MASTER_KEYS?: string }) =>
    bootService(service, {
      DATABASE_URL: database.url,
      NATS_URL: nats.url,
      IDENTITY_JWKS: jwks,
      LOG_LEVEL: 'silent',
      ...masterKeys,
    });
  const data = { memberId: 'm1', text: 'only for me' };
  try {
    const before = await boot({ MASTER_KEY: first });
    await before.kit.store.stream(notes).append(['n1'], [{ type: 'Noted', data }], { expected: 'none' });
    const derived = before.kit.deriveKey('names');
    expect(before.kit.deriveKey('networks')).not.toEqual(derived);
    await before.stop();

    const during = await boot({ MASTER_KEY: second, OTHER_MASTER_KEYS: first });
    const versions = () => during.kit.sql('select distinct wrapped_by from subject_keys');
    expect((await during.kit.store.stream(notes).read('n1'))[0]?.data).toEqual(data);
    await eventually(() => during.kit.workers.all().some(({ lastSuccessAt }) => lastSuccessAt !== null));
    expect(await versions()).toHaveLength(1);
    await during.stop();

    const after = await boot({ MASTER_KEY: second });
    expect((await after.kit.store.stream(notes).read('n1'))[0]?.data).toEqual(data);
    expect(after.kit.deriveKey('names')).toEqual(derived);
    await after.stop();
    await expect(boot({ MASTER_KEY: first })).rejects.toMatchObject({ code: 'master-key' });
  } finally {
    await nats.stop();
    await database.drop();
  }
});
