import type { MobileNotice } from './schema/mobile-notice.ts';

export type { MobileNotice } from './schema/mobile-notice.ts';

/** Shown below 1280 px, after the jurisdiction notice. */
export const mobileNotice: MobileNotice = {
  title: 'Mobile View in Progress',
  text:
    'The site works on this screen, and we are still polishing how it looks here. For the full experience, visit on a ' +
    'larger one. This message appears once per session.',
  dismiss: 'Continue Anyway',
};
