import { brand } from './brand.ts';
import { claim } from './claim.ts';
import type { ConsentNotice } from './schema/consent-notice.ts';

export type { ConsentNotice } from './schema/consent-notice.ts';

export const consentNotice: ConsentNotice = {
  title: `Welcome to ${brand.name}`,
  intro: 'Before you enter, the organisation asks you to read this notice and to acknowledge it.',
  notice: {
    heading: 'NOTICE',
    lead: 'By stepping in, you agree that:',
    statements: [
      claim('You have read this notice, which the organisation makes a condition of entry.'),
      claim(
        `You have been told that, as the organisation states, this site stands under the jurisdiction of the ${brand.jurisdiction}.`,
      ),
      claim(
        'The organisation records this acknowledgement: its time, this page, your IP address and browser, and your location if you allow it.',
      ),
    ],
  },
  warning: claim('The organisation states that visitors lack authority over the Ark.'),
  contact: { label: `Contact us at ${brand.email}` },
  fullNotices: { label: 'Read the full notices', path: '/full-notices' },
  confirm: 'Step Into Protection',
  confirming: 'One moment…',
  again: {
    changed: 'The notice has changed since you acknowledged it. Please read it again.',
    repeat:
      'Your last acknowledgement could not be tied to the words of the notice. Please read it and acknowledge it once more.',
    changes: 'What has changed',
    removed: 'No longer there',
    added: 'New',
  },
};
