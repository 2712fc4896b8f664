import { expect, type Page } from '@playwright/test';

interface Asked {
  readonly question: string;
  /** Omitted by a member, whose address is known. */
  readonly email?: string;
}

/** Submits a question to the experts on the search page, even if similar answers are offered first. */
export async function askQuestion(page: Page, { question, email }: Asked): Promise<void> {
  await page.getByRole('button', { name: 'Ask Question' }).click();
  const form = page.getByRole('form', { name: /experts/i });
  await form.getByLabel('Your question').fill(question);
  if (email !== undefined) await form.getByLabel('Your email').fill(email);
  await form.getByRole('button', { name: 'Submit Question' }).click();
  const none = page.getByRole('button', { name: 'None of these, submit my question' });
  const received = page
    .getByText('Question Submitted', { exact: true })
    .or(page.getByRole('link', { name: 'View my question' }));
  await expect(none.or(received).first()).toBeVisible();
  if (await none.isVisible()) await none.click();
  await expect(received.first()).toBeVisible();
}
