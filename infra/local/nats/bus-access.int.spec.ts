import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ContextName, serviceNames } from '@aera/contracts';
import { auditStream, connectBus, contextStream, mailStream } from '@aera/event-bus';
import { type NatsServer, startNats } from '@aera/testing';
import { jetstream, jetstreamManager } from '@nats-io/jetstream';
import { connect, createInbox, type NatsConnection, nkeyAuthenticator } from '@nats-io/transport-node';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { createSecrets } from '../secrets.ts';
import { toNkeyVariables } from './authorization.ts';

const { natsSeeds } = createSecrets();
let nats: NatsServer;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bus-access-'));
  const publicKeys = toNkeyVariables(natsSeeds);
  nats = await startNats({ dataDir: join(folder, 'nats'), publicKeys, nkeySeed: natsSeeds.operator });
  const bus = await connectBus({ servers: nats.url, name: 'operator', nkeySeed: natsSeeds.operator });
  const contexts = [...serviceNames, 'gateway'].map((name) => contextStream(name));
  await bus.ensureStreams([...contexts, mailStream, auditStream]);
  await bus.send({
    subject: 'events.mail.message.requested.v1',
    id: 'reset',
    body: '{"link":"secret"}',
    contentType: 'application/json',
  });
  await bus.kv('blocked-networks').put('a', { cidr: '192.0.2.0/24' });
  await bus.close();
});
afterAll(async () => {
  await nats?.stop();
  await rm(folder, { recursive: true, force: true });
});

/** A client with the credentials of one service. */
async function intruder(service: ContextName): Promise<NatsConnection> {
  const nc = await connect({
    servers: nats.url,
    inboxPrefix: `_INBOX.${service}`,
    authenticator: nkeyAuthenticator(new TextEncoder().encode(natsSeeds[service])),
    timeout: 2_000,
  });
  onTestFinished(() => nc.close());
  return nc;
}

const expectDenied = (attempt: Promise<unknown>) => expect(attempt).rejects.toThrow(/permission/i);

it('rejects clients without the key of a user', async () => {
  await expect(connect({ servers: nats.url, reconnect: false })).rejects.toThrow(/authorization/i);
  const unknown = nkeyAuthenticator(new TextEncoder().encode(createSecrets().natsSeeds.operator));
  await expect(connect({ servers: nats.url, reconnect: false, authenticator: unknown })).rejects.toThrow(
    /authorization/i,
  );
});

describe('the credentials of a service', () => {
  it('do not read links in e-mails', async () => {
    const nc = await intruder('visitor-analytics');
    const jsm = await jetstreamManager(nc, { checkAPI: false });
    await expectDenied(jsm.streams.info('mail'));
    await expectDenied(jsm.direct.getMessage('mail', { seq: 1 }));
    await expectDenied(jsm.streams.getMessage('mail', { seq: 1 }));
    await expectDenied(jsm.consumers.add('mail', { durable_name: 'intruder', ack_policy: 'none' as never }));
    const subscription = nc.subscribe('events.mail.>');
    await expectDenied(
      (async () => {
        for await (const _ of subscription);
      })(),
    );
  });

  it('do not copy another stream into one of their own', async () => {
    const jsm = await jetstreamManager(await intruder('visitor-analytics'), { checkAPI: false });
    await expectDenied(jsm.streams.update('visitor-analytics', { sources: [{ name: 'mail' }] }));
    await expectDenied(jsm.streams.add({ name: 'copy', sources: [{ name: 'mail' }] }));
    await expect(jsm.streams.add({ name: 'visitor-analytics', sources: [{ name: 'mail' }] })).rejects.toThrow(
      /already in use/,
    );
  });

  it('do not forge audit entries or messages of another service', async () => {
    const js = jetstream(await intruder('knowledge-search'));
    await expectDenied(js.publish('audit.security-auth', '{}'));
    await expectDenied(js.publish('events.security-auth.session.revoked.v1', '{}'));
    await expectDenied(js.publish('events.mail.message.requested.v1', '{}'));
    await expect(js.publish('audit.knowledge-search', '{}')).resolves.toMatchObject({ stream: 'audit' });
  });

  it('do not remove checkpoints or audit entries, their own included', async () => {
    const jsm = await jetstreamManager(await intruder('security-auth'), { checkAPI: false });
    await expectDenied(jsm.streams.purge('audit'));
    await expectDenied(jsm.streams.delete('audit'));
    await expectDenied(jsm.streams.update('audit', { max_msgs: 1 }));
    await expectDenied(jsm.streams.deleteMessage('audit', 1));
  });

  it('do not change blocks or pins', async () => {
    const js = jetstream(await intruder('gateway'));
    await expectDenied(js.publish('$KV.blocked-networks.a', '{}'));
    await expectDenied(js.publish('$KV.frontend-pins.shell', '{}'));
  });

  it('do not take messages from the consumer of another service', async () => {
    const own = await connectBus({
      servers: nats.url,
      name: 'visitor-analytics',
      nkeySeed: natsSeeds['visitor-analytics'],
    });
    onTestFinished(() => own.close());
    const consumer = own.consume({ stream: 'visitor-analytics', durable: 'visitor-analytics-hits', on: {} });
    await expect.poll(() => consumer.status().state).toBe('running');
    const nc = await intruder('security-auth');
    const reply = createInbox('_INBOX.security-auth');
    nc.publish('$JS.API.CONSUMER.MSG.NEXT.visitor-analytics.visitor-analytics-hits', '1', { reply });
    await expect(
      nc.request('$JS.API.CONSUMER.DELETE.visitor-analytics.visitor-analytics-hits', '', { timeout: 2_000 }),
    ).rejects.toThrow(/permission/i);
  });

  it('do not receive replies to another service', async () => {
    const nc = await intruder('gateway');
    await expectDenied(
      (async () => {
        for await (const _ of nc.subscribe('_INBOX.security-auth.>'));
      })(),
    );
  });
});

it('lets a service erase its dead letters, also those that are retried', async () => {
  const name = 'questions-notifications';
  const bus = await connectBus({ servers: nats.url, name, nkeySeed: natsSeeds[name] });
  onTestFinished(() => bus.close());
  // Creates the streams.
  await bus.deadLetters.list();
  for (const subject of [`dead-letters.${name}.pending.mail.a`, `dead-letter-retry.${name}.mail.a`])
    await bus.send({ subject, id: subject, body: '{"id":"gone"}', contentType: 'application/json' });
  expect(await bus.deadLetters.erase(['gone'])).toBe(2);
});

it('keeps seeds out of the configuration', async () => {
  const text = await readFile(join(import.meta.dirname, '../../nats/authorization.conf'), 'utf8');
  expect(text).not.toMatch(/SU[A-Z2-7]{50}/);
});
