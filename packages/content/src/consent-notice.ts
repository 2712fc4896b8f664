import { brand } from './brand.ts';
import { claim } from './claim.ts';
import type { ConsentNotice } from './schema/consent-notice.ts';

export type { ConsentNotice } from './schema/consent-notice.ts';

export const consentNotice: ConsentNotice = {
  title: `Welcome to ${brand.name}`,
  intro: 'Read and acknowledge this notice before you enter.',
  notice: {
    heading: 'NOTICE',
    lead: 'By choosing “Step Into Protection”, you agree that:',
    statements: [
      claim(`You have read this notice, which ${brand.name} requires before you enter the site.`),
      claim(
        `You have been told that, according to ${brand.name}, this site is under the jurisdiction of the ${brand.jurisdiction}.`,
      ),
      claim(
        `${brand.name} records that you acknowledged this notice: the time, this page, your IP address and browser, and your location if you allow it.`,
      ),
    ],
  },
  warning: claim(`${brand.name} states that visitors have no authority over the Ark.`),
  contact: { label: `Contact us at ${brand.email}` },
  fullNotices: { label: 'Read the full notices', path: '/full-notices' },
  confirm: 'Step Into Protection',
  confirming: 'Saving…',
  again: {
    changed: 'This notice has changed since you last acknowledged it. Read it again to continue.',
    repeat:
      'We couldn’t confirm which version of the notice you acknowledged. Read and acknowledge it once more.',
    changes: 'What changed',
    removed: 'Removed',
    added: 'Added',
  },
};
