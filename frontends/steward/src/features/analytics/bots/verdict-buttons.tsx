import { useMayChange } from '../../../shared/session/roles.tsx';
import { CellButton } from '../../../shared/table/cells.tsx';
import type { ScoredVisit } from '@aera/contracts';
import { theme } from '@aera/ui';
import { styled } from 'styled-components';
import { type Verdict, botsCopy } from './bots-copy.ts';

const Changes = styled.span`
  display: grid;
  justify-items: start;
  margin-top: ${theme.space[1]};
  button {
    font-family: inherit;
    font-size: ${theme.text.xs};
    font-weight: 600;
  }
`;

interface VerdictButtonsProps {
  readonly visit: ScoredVisit;
  readonly onChange: (verdict: Verdict) => void;
}

/** Buttons that change the classification; hidden from auditors. */
export function VerdictButtons({ visit, onChange }: VerdictButtonsProps) {
  const mayChange = useMayChange();
  const changes: readonly Verdict[] = mayChange
    ? [visit.isBot ? 'human' : 'bot', ...(visit.classification ? (['score'] as const) : [])]
    : [];
  return (
    <Changes>
      {changes.map((verdict) => (
        <CellButton
          key={verdict}
          type="button"
          aria-label={botsCopy.changes.of(botsCopy.changes[verdict], visit.sessionId.slice(0, 8))}
          onClick={() => onChange(verdict)}
        >
          {botsCopy.changes[verdict]}
        </CellButton>
      ))}
    </Changes>
  );
}
