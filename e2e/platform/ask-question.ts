import { expect, type Page } from '@playwright/test';
import { searchCopy } from '../../frontends/member/src/features/search/search-copy.ts';

interface Asked {
  readonly question: string;
  /** Omitted by a member, whose address is that of the account. */
  readonly email?: string;
}

/** Submits a question to the experts on the search page, even if similar answers are offered first. */
export async function askQuestion(page: Page, { question, email }: Asked): Promise<void> {
  await page.getByRole('button', { name: 'Ask Question' }).click();
  const form = page.getByRole('form', { name: /experts/i });
  await form.getByLabel('Your question').fill(question);
  if (email !== undefined) await form.getByLabel(searchCopy.form.email).fill(email);
  await form.getByRole('button', { name: searchCopy.form.submit }).click();
  const none = page.getByRole('button', { name: searchCopy.form.offered.none });
  const received = page
    .getByText('Question Submitted', { exact: true })
    .or(page.getByRole('link', { name: searchCopy.form.follow.open }));
  await expect(none.or(received).first()).toBeVisible();
  if (await none.isVisible()) await none.click();
  await expect(received.first()).toBeVisible();
}
