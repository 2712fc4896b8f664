import { newSteward, newVisitor } from '../platform/people.ts';
import { expect, test } from '../platform/shared-platform.ts';

test('a message from the contact form becomes a lead that a steward works', async ({ browser, baseURL }) => {
  const visitor = await newVisitor(browser, baseURL as string);
  await visitor.clock.install();
  await visitor.goto('/contact');
  await visitor.getByRole('textbox', { name: 'Your name' }).fill('Grace');
  await visitor.getByRole('textbox', { name: 'Your e-mail' }).fill('grace@example.org');
  await visitor.getByRole('textbox', { name: /Subject/ }).fill('A question of harbours');
  await visitor.getByRole('textbox', { name: 'Message' }).fill('Could you call me about the harbour?');
  // Whoever sends a form within two seconds is taken for a program.
  await visitor.clock.fastForward(3_000);
  const sent = visitor.waitForResponse('**/api/contacts');
  await visitor.getByRole('button', { name: /send/i }).click();
  expect((await sent).status()).toBe(201);

  const steward = await newSteward(browser, baseURL as string);
  await steward.getByRole('tab', { name: 'Contacts' }).click();
  const lead = steward.getByRole('button', { name: /Grace/ }).first();
  await expect(lead).toContainText('new');
  await lead.click();
  await expect(steward.getByText('Could you call me about the harbour?')).toBeVisible();
  await steward.getByRole('button', { name: 'Mark Contacted' }).click();
  await expect(steward.getByRole('button', { name: /Grace/ }).first()).toContainText('contacted');
  await expect(steward.getByText('Select a contact to view details')).toBeVisible();
  await steward.reload();
  await expect(steward.getByRole('button', { name: /Grace/ }).first()).toContainText('contacted');
});

test('a contact is taken on, noted, closed by a slip, and worked on from the board', async ({
  browser,
  baseURL,
  request,
}) => {
  const name = `Ida ${crypto.randomUUID().slice(0, 8)}`;
  const sent = await request.post('/api/contacts', {
    headers: { origin: baseURL as string },
    data: { name, email: 'ida@example.org', message: 'When may I call?', openFor: 60_000 },
  });
  expect(sent.status()).toBe(201);

  const steward = await newSteward(browser, baseURL as string);
  await steward.goto(`/admin/contacts?q=${encodeURIComponent(name)}`);
  await steward.getByRole('button', { name: new RegExp(name) }).click();
  const card = steward.getByRole('article', { name });
  await card.getByRole('button', { name: 'Take it on' }).click();
  await expect(card.getByText('You see to this contact.')).toBeVisible();
  await card.getByLabel('Add a note').fill('Called at noon');
  await card.getByRole('button', { name: 'Save note' }).click();
  await expect(card.getByRole('region', { name: 'Notes and history' })).toContainText('Called at noon');

  await card.getByLabel('Reason for closing').selectOption('Spam');
  await card.getByRole('button', { name: 'Close' }).click();
  await expect(steward.getByText('No contact fits these filters.')).toBeVisible();
  await steward.getByRole('button', { name: 'Undo' }).click();
  await expect(steward.getByRole('button', { name: new RegExp(name) })).toContainText('new');

  await steward.getByText('Board', { exact: true }).click();
  await steward.getByLabel(`Move ${name} to`).selectOption('Mark Qualified');
  const qualified = steward.getByRole('region', { name: /^qualified/ });
  await expect(qualified.getByText(name, { exact: true })).toBeVisible();
  await expect(qualified.getByText('90/100').first()).toBeVisible();
});

test('what looks like the work of a program waits until a steward has looked at it', async ({
  browser,
  baseURL,
  request,
}) => {
  const name = `Hal ${crypto.randomUUID().slice(0, 8)}`;
  await request.post('/api/contacts', {
    headers: { origin: baseURL as string },
    data: { name, email: 'hal@example.org', message: 'I am a person', openFor: 12 },
  });
  const steward = await newSteward(browser, baseURL as string);
  await steward.goto('/admin/contacts/quarantine');
  const held = steward.getByRole('article', { name });
  await expect(held.getByText('Sent faster than anybody types')).toBeVisible();
  await held.getByRole('button', { name: 'Release' }).click();
  await expect(held).toBeHidden();
  await steward.goto(`/admin/contacts?q=${encodeURIComponent(name)}`);
  await expect(steward.getByRole('button', { name: new RegExp(name) })).toContainText('new');
});
