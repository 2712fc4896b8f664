import type { BrowserContext, Page } from '@playwright/test';

/** From the next load on, marks the notices that cover pages as acknowledged. */
export async function skipNotices(target: Page | BrowserContext): Promise<void> {
  await target.addInitScript(() => {
    localStorage.setItem('aera-jurisdiction-acknowledged', 'true');
    sessionStorage.setItem('aera-mobile-notice-dismissed', 'true');
  });
}
