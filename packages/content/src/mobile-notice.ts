import type { MobileNotice } from './schema/mobile-notice.ts';

export type { MobileNotice } from './schema/mobile-notice.ts';

/** Shown below 1280 px, after the jurisdiction notice. */
export const mobileNotice: MobileNotice = {
  title: 'Mobile View in Progress',
  text: 'The site works on this screen, but we’re still improving the layout. For the best experience, use a larger screen. This message appears once per session.',
  dismiss: 'Continue Anyway',
};
