import { brand } from '../../brand.ts';
import { claim } from '../../claim.ts';
import type { HowClosing } from '../../schema/how/closing.ts';

export const closing: HowClosing = {
  title: 'You have read how it is said to end. What now?',
  text: claim(
    'The organisation suggests a conversation before anything else. The first call is free, and nothing has to be signed on it.',
  ),
  actions: [
    { label: 'Begin Your Journey', to: { kind: 'external', url: brand.bookingUrl } },
    { label: 'Us vs Them', to: { kind: 'route', path: '/us-vs-them' } },
  ],
};
