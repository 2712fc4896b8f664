import type { Page } from '@playwright/test';

const flags = {
  local: ['aera-jurisdiction-acknowledged'],
  session: ['aera-mobile-notice-dismissed'],
};

/** From the next load on, marks the notices that cover the page as acknowledged. */
export async function skipNotices(page: Page): Promise<void> {
  await page.addInitScript(({ local, session }) => {
    for (const flag of local) localStorage.setItem(flag, 'true');
    for (const flag of session) sessionStorage.setItem(flag, 'true');
  }, flags);
}
