import type { Concept } from '@aera/content/how/foundation';
import { theme } from '@aera/ui';
import { styled } from 'styled-components';
import { AbsenceDrawing, BondDrawing, BullsDrawing } from './drawings.tsx';

const drawings = { bond: BondDrawing, absence: AbsenceDrawing, bulls: BullsDrawing };

const Frame = styled.figure`
  display: grid;
  gap: ${theme.space[4]};
  align-content: center;
  justify-items: center;
  padding: clamp(1.25rem, 3vw, 1.75rem) clamp(1rem, 2vw, 1.5rem);
  background: ${theme.color.sunken};
  border-radius: ${theme.radius.md};
  > svg {
    max-width: 26rem;
  }
  figcaption {
    max-width: 34ch;
    color: ${theme.color.inkMuted};
    font-size: ${theme.text.xs};
    line-height: 1.5;
    text-align: center;
    text-wrap: balance;
  }
`;

/** The drawing of a concept. */
export function ConceptDrawing({ icon, drawing }: Pick<Concept, 'icon' | 'drawing'>) {
  const Picture = drawings[icon];
  return (
    <Frame>
      <Picture labels={drawing.labels} />
      <figcaption>{drawing.caption}</figcaption>
    </Frame>
  );
}
