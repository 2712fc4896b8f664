import { WithdrawConsent } from '@aera/frontend-kit/privacy-ui';
import { ownDataWords } from './own-data-words.ts';
import type { OwnData } from './use-own-data.ts';

const words = ownDataWords.consent;

/** The acknowledgement of this browser, and taking it back. The account stays. */
export function ConsentCard({ browser }: Pick<OwnData, 'browser'>) {
  const standing =
    browser.data?.consents.some(({ events }) => events.every(({ type }) => type === 'given')) ?? false;
  const text = standing ? words.standing : words.nothing;
  return (
    <WithdrawConsent
      title={words.title}
      text={browser.failed ? words.unknown : text}
      standing={standing}
      level={2}
      onWithdrawn={browser.retry}
    />
  );
}
