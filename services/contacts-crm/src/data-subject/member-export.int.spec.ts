import {
  submitContactMessage,
  listContacts,
  memberErased,
  exportMyContactMessages,
} from '@aera/contracts/server';
import { noErasedSubjects } from '@aera/service-kit';
import {
  buildMessage,
  asMember,
  asSteward,
  asVisitor,
  startTestService,
  type TestService,
} from '@aera/service-kit/testing';
import { eventually } from '@aera/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contactsCrm } from '../service.ts';
import { contactStream } from '../leads/contact-stream.ts';

const written = { name: 'Ada', email: 'ada@example.org', subject: 'Mine', message: 'A word of mine' };
const ada = asMember({ sub: crypto.randomUUID(), email: 'ada@example.org' });
const member = asMember({ sub: crypto.randomUUID(), email: 'ada@example.org' });

let service: TestService;
beforeAll(async () => {
  service = await startTestService(contactsCrm);
  await service.call(submitContactMessage, { body: written, as: ada });
  await service.call(submitContactMessage, { body: { ...written, message: 'Another' }, as: ada });
  await service.call(submitContactMessage, {
    body: { ...written, message: 'Without signing in' },
    as: asVisitor(),
  });
});
afterAll(() => service.stop());

const own = async (as = ada) => (await service.call(exportMyContactMessages, { as })).body.messages;
const erase = (memberId: string, id = crypto.randomUUID()): Promise<void> =>
  service.publish(buildMessage(memberErased, { memberId, erasedAt: '2026-01-01T00:00:00.000Z' }, { id }));

describe("a member's messages", () => {
  it('are available to the member alone, not to another account with the same email address', async () => {
    expect((await own()).map(({ message }) => message)).toEqual(['Another', 'A word of mine']);
    expect(await own(member)).toEqual([]);
    expect((await service.call(exportMyContactMessages, { as: asVisitor() })).status).toBe(401);
  });

  it('are erased and other data remains; a repeated message changes nothing', async () => {
    const id = crypto.randomUUID();
    await erase(ada.sub, id);
    await erase(ada.sub, id);
    await eventually(async () => (await own()).every(({ message }) => message === ''));
    expect((await own()).map(({ name, email, subject }) => [name, email, subject])).toEqual([
      ['', '', null],
      ['', '', null],
    ]);
    const { body } = await service.call(listContacts, { as: asSteward() });
    expect(body.map(({ message }) => message)).toContain('Without signing in');
    expect(await service.kit.store.stream(contactStream).read(ada.sub)).toHaveLength(1);
  });

  it('stay erased when the projection is rebuilt', async () => {
    await service.projections?.rebuild('leads');
    const rows = await service.kit.sql<{ row: string }>('select l::text as row from leads l');
    expect(rows).toHaveLength(3);
    expect(rows.map(({ row }) => row).join()).not.toMatch(/A word of mine|Another/);
  });

  it("are erased again after a restore, and so are a visitor's", async () => {
    const body = { ...written, email: 'restored@example.org', message: 'Before the restore' };
    await service.call(submitContactMessage, { body, as: asVisitor() });
    await service.waitUntilCaughtUp();
    const find = async () =>
      service.kit.sql<{ id: string; message: string }>(
        `select contact_id as id, l::text as message from leads l where l::text like '%restore%'`,
      );
    const contacts = (await find()).map(({ id }) => ({ id, erasedAt: '2026-01-01T00:00:00.000Z' }));
    expect(contacts).toHaveLength(1);
    await service.components.eraseAgain({ ...noErasedSubjects, contacts });
    await service.components.eraseAgain({ ...noErasedSubjects, contacts });
    await service.waitUntilCaughtUp();
    expect(await find()).toEqual([]);
    expect(await service.kit.store.stream(contactStream).read(contacts[0]!.id)).toHaveLength(1);
  });
});
