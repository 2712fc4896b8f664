import { type APIRequestContext, expect, type Page } from '@playwright/test';

interface ContactMessage {
  readonly name: string;
  readonly email: string;
  readonly message: string;
}

/** Sends a message with the form on the contact page; returns the id of the contact. */
export async function writeMessage(
  page: Page,
  { name, email, subject, message }: ContactMessage & { readonly subject?: string },
): Promise<string> {
  await page.clock.install();
  await page.goto('/contact');
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  if (subject !== undefined) await page.getByRole('textbox', { name: /Subject/ }).fill(subject);
  await page.getByRole('textbox', { name: 'Message' }).fill(message);
  // A form that is sent within two seconds is treated as a bot's.
  await page.clock.fastForward(3_000);
  const sent = page.waitForResponse('**/api/contacts');
  await page.getByRole('button', { name: /send/i }).click();
  return readId(await sent);
}

/** Sends a message without the form; `formOpenMs` says how long the form was open. */
export async function sendMessage(
  request: APIRequestContext,
  origin: string,
  { formOpenMs = 60_000, ...message }: ContactMessage & { readonly formOpenMs?: number },
): Promise<string> {
  return readId(
    await request.post('/api/contacts', { headers: { origin }, data: { ...message, formOpenMs } }),
  );
}

async function readId(answer: { status(): number; json(): Promise<unknown> }): Promise<string> {
  expect(answer.status()).toBe(201);
  return ((await answer.json()) as { id: string }).id;
}
