import { brand } from '@aera/content';
import { fullNotices } from '@aera/content/full-notices';
import { useClock } from '@aera/frontend-kit';
import { formatAeraTimestamp } from '@aera/living-time';
import { theme } from '@aera/ui';
import { styled } from 'styled-components';
import { FactList } from '../../shared/page/fact-list.tsx';

const List = styled(FactList)`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[3]} ${theme.space[7]};
  padding-top: ${theme.space[4]};
  border-top: 1px solid ${theme.color.goldLine};
  dt {
    color: ${theme.color.inkMuted};
    font-size: ${theme.text.sm};
  }
  dd {
    min-width: 12rem;
    min-height: 1.4em;
    font: 400 ${theme.text.lg} / 1.4 ${theme.font.display};
  }
`;

/** Today in living time, and the jurisdiction. */
export function NoticeFacts() {
  const today = useClock(formatToday);
  return (
    <List
      facts={{
        [fullNotices.factDateLabel]: today,
        [fullNotices.jurisdictionLabel]: brand.jurisdiction,
      }}
    />
  );
}

/** Formats today in living time, in the visitor's time zone; in UTC where the browser has none. */
export function formatToday(now: Date): string {
  try {
    return formatAeraTimestamp(now);
  } catch {
    return formatAeraTimestamp(now, 'UTC');
  }
}
