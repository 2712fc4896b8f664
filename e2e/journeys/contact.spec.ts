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
