import { contactsCopy } from '../../frontends/steward/src/features/contacts/contacts-copy.ts';
import { expectFits, resize } from '../browser/page-assertions.ts';
import { sendMessage, writeMessage } from '../platform/contact-messages.ts';
import { openStewardPage, openVisitorPage } from '../platform/people.ts';
import { expect, test } from '../platform/shared-platform.ts';

test('a message from the contact form becomes a lead that a steward handles', async ({
  browser,
  baseURL,
}) => {
  const visitor = await openVisitorPage(browser, baseURL as string);
  await writeMessage(visitor, {
    name: 'Grace',
    email: 'grace@example.org',
    subject: 'A question of harbours',
    message: 'Could you call me about the harbour?',
  });

  const steward = await openStewardPage(browser, baseURL as string, '/aera-sacrosanct-stewards?tab=contacts');
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

test('a steward claims a contact, adds a note, closes it by mistake, and handles it on the board', async ({
  browser,
  baseURL,
  request,
}) => {
  const name = `Ida ${crypto.randomUUID().slice(0, 8)}`;
  await sendMessage(request, baseURL as string, {
    name,
    email: 'ida@example.org',
    message: 'When may I call?',
  });

  const steward = await openStewardPage(
    browser,
    baseURL as string,
    `/admin/contacts?q=${encodeURIComponent(name)}`,
  );
  await steward.getByRole('button', { name: new RegExp(name) }).click();
  const card = steward.getByRole('article', { name });
  await card.getByRole('button', { name: contactsCopy.owner.assignToMe }).click();
  await expect(card.getByText(contactsCopy.owner.you)).toBeVisible();
  await card.getByLabel(contactsCopy.notes.label).fill('Called at noon');
  await card.getByRole('button', { name: contactsCopy.notes.save }).click();
  await expect(card.getByRole('region', { name: contactsCopy.notes.title })).toContainText('Called at noon');

  await card.getByLabel(contactsCopy.reason).selectOption(contactsCopy.reasons.spam);
  await card.getByRole('button', { name: 'Close' }).click();
  await expect(steward.getByRole('button', { name: new RegExp(name) })).toContainText('closed');
  await steward.getByRole('button', { name: contactsCopy.undo }).click();
  await expect(steward.getByRole('button', { name: new RegExp(name) })).toContainText('new');

  await steward.getByText(contactsCopy.page.view.board, { exact: true }).click();
  await steward.getByLabel(`Move ${name} to`).selectOption('Mark Qualified');
  const qualified = steward.getByRole('region', { name: /^qualified/ });
  await expect(qualified.getByText(name, { exact: true })).toBeVisible();
  await expect(qualified.getByText('90/100').first()).toBeVisible();
  await resize(steward, { width: 390, height: 844 });
  await expectFits(steward, 'the board on a phone');
});

test('a message that looks automated waits for a steward’s review', async ({ browser, baseURL, request }) => {
  const name = `Hal ${crypto.randomUUID().slice(0, 8)}`;
  const hasty = { name, email: 'hal@example.org', message: 'I am a person', formOpenMs: 12 };
  await sendMessage(request, baseURL as string, hasty);
  const steward = await openStewardPage(browser, baseURL as string, '/admin/contacts/quarantine');
  const message = steward.getByRole('article', { name });
  await expect(message.getByText(contactsCopy.quarantine.spamReasons['submitted-too-fast'])).toBeVisible();
  await message.getByRole('button', { name: contactsCopy.quarantine.release }).click();
  await expect(message).toBeHidden();
  await steward.goto(`/admin/contacts?q=${encodeURIComponent(name)}`);
  await expect(steward.getByRole('button', { name: new RegExp(name) })).toContainText('new');
});
