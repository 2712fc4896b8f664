import type { SearchRules } from '@aera/contracts';
import { Notice, Text } from '@aera/ui';
import { formatDate } from '../../../shared/copy/format-date.ts';
import { searchRulesCopy as copy } from './search-rules-copy.ts';

/** Since when the rules are in force, and which of them do nothing. */
export function RulesInForce({
  rules: { pins, titles, version, updatedAt },
}: {
  readonly rules: SearchRules;
}) {
  const inVain = pins.flatMap(({ documentIds }) => documentIds).filter((id) => !(id in titles));
  return (
    <>
      <Text size="sm" tone="muted">
        {updatedAt ? copy.since(version, formatDate(updatedAt)) : copy.never}
      </Text>
      {inVain.length > 0 && <Notice tone="warning">{copy.pins.missing(inVain)}</Notice>}
    </>
  );
}
