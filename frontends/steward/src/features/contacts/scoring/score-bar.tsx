import type { ScoreReason } from '@aera/contracts';
import { theme } from '@aera/ui';
import { styled } from 'styled-components';

const Track = styled.div`
  position: relative;
  display: flex;
  gap: 2px;
  height: 0.75rem;
  overflow: hidden;
  background: ${theme.color.sunken};
  border-radius: ${theme.radius.full};
  box-shadow: inset 0 0 0 1px ${theme.color.line};
`;

/** Neighbours differ; what each is for stands in the list below, so that no colour has to be told from another. */
const Part = styled.span`
  height: 100%;
  background: ${theme.color.accent};
  &:nth-child(even) {
    background: ${theme.color.goldLine};
  }
`;

/** The points of all reasons beside one another, out of a hundred; the list below says the same in words. */
export const ScoreBar = ({ reasons }: { readonly reasons: readonly ScoreReason[] }) => (
  <Track aria-hidden>
    {reasons.map(({ rule, points }) => (
      <Part key={rule} style={{ width: `${points}%` }} />
    ))}
  </Track>
);
