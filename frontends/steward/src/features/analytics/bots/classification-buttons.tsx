import { useMayChange } from '../../../shared/session/roles.tsx';
import { CellButton } from '../../../shared/table/cells.tsx';
import type { ScoredVisit } from '@aera/contracts';
import { theme } from '@aera/ui';
import { styled } from 'styled-components';
import { type VisitClass, botsCopy } from './bots-copy.ts';

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

interface ClassificationButtonsProps {
  readonly visit: ScoredVisit;
  readonly onChange: (classifiedAs: VisitClass) => void;
}

/** Buttons that change the classification; hidden from auditors. */
export function ClassificationButtons({ visit, onChange }: ClassificationButtonsProps) {
  const mayChange = useMayChange();
  const changes: readonly VisitClass[] = mayChange
    ? [visit.isBot ? 'human' : 'bot', ...(visit.classification ? (['score'] as const) : [])]
    : [];
  return (
    <Changes>
      {changes.map((classifiedAs) => (
        <CellButton
          key={classifiedAs}
          type="button"
          aria-label={botsCopy.changes.of(botsCopy.changes[classifiedAs], visit.sessionId.slice(0, 8))}
          onClick={() => onChange(classifiedAs)}
        >
          {botsCopy.changes[classifiedAs]}
        </CellButton>
      ))}
    </Changes>
  );
}
