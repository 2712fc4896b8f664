import { currentToken } from '@aera/contracts';
import { Notice, Text } from '@aera/ui';
import { useStewardQuery } from '../../../shared/session/use-steward-query.ts';
import { accountWords } from '../account-copy.ts';

const words = accountWords.twoFactor.clock;

/** Milliseconds between two looks at the server's clock. */
const lookEvery = 5000;
/** Seconds that two clocks may differ by without a word: half of what a code is shown for. */
const tolerated = 15;

/** Says whether the clock of this device is that of the server: a wrong one makes every code wrong. */
export function ClockHint() {
  const { data, dataUpdatedAt } = useStewardQuery(currentToken, { every: lookEvery });
  if (!data) return null;
  const ahead = Math.round((dataUpdatedAt - Date.parse(data.serverTime)) / 1000);
  if (Math.abs(ahead) > tolerated) return <Notice tone="warning">{words.off(ahead)}</Notice>;
  return (
    <Text size="sm" tone="muted">
      {words.fine}
    </Text>
  );
}
