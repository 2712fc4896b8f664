import { brand } from '../../brand.ts';
import { claim } from '../../claim.ts';
import type { HowClosing } from '../../schema/how/closing.ts';

export const closing: HowClosing = {
  title: 'Ready to talk it through?',
  text: claim(
    `${brand.name} suggests a conversation first. The first call is free, and you don’t have to sign anything.`,
  ),
  actions: [
    { label: 'Begin Your Journey', to: { kind: 'external', url: brand.bookingUrl } },
    { label: 'Us vs Them', to: { kind: 'route', path: '/us-vs-them' } },
  ],
};
