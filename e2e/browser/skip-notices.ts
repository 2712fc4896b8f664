import type { BrowserContext, Page } from '@playwright/test';

/** From the next load on, marks the notices that cover pages as acknowledged. */
export async function skipNotices(target: Page | BrowserContext): Promise<void> {
  await target.addInitScript(() => {
    localStorage.setItem('aera-jurisdiction-acknowledged', 'true');
    localStorage.setItem('aera-consent-id', '00000000-0000-4000-8000-000000000001');
    sessionStorage.setItem('aera-mobile-notice-dismissed', 'true');
  });
}
