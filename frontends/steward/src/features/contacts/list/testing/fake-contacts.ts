import { type Contact, readContact, searchContacts, updateContact } from '@aera/contracts';
import { beforeEach } from 'vitest';
import { problem, setUpFakeApi } from '@aera/frontend-kit/testing';
import { serveSignedInSteward } from '../../../../testing/handlers.ts';
import { contact, contactPage, contactThread, id } from '../../../../testing/records.ts';

export const grace = contact();
export const ines = contact({
  id: id(11),
  name: 'Ines Park',
  status: 'qualified',
  leadScore: 90,
  subject: null,
});

/** A fake server with Grace and Ines as contacts, which a test may replace by others. */
export function setUpFakeContacts() {
  const api = setUpFakeApi();
  const server = { api, contacts: [] as Contact[] };
  const find = (contactId: string): Contact => {
    const found = server.contacts.find((each) => each.id === contactId);
    if (!found) throw problem(404, 'Contact not found.');
    return found;
  };
  beforeEach(() => {
    server.contacts = [grace, ines];
    serveSignedInSteward(api);
    api.on(searchContacts, () => contactPage(server.contacts));
    api.on(readContact, ({ params }) => contactThread(find(params.id)));
    api.on(updateContact, ({ params, body }) => {
      server.contacts = server.contacts.map((each) => (each.id === params.id ? { ...each, ...body } : each));
      return { ...find(params.id), changed: true };
    });
  });
  return server;
}
