import { theme } from '@aera/ui';
import { styled } from 'styled-components';
import { type StepFigures, changeOf } from './funnel-steps.ts';
import { funnelWords as words } from './funnel-copy.ts';

const Change = styled.b`
  font-weight: 650;
  white-space: nowrap;
  &[data-tone='better'] {
    color: ${theme.color.success};
  }
  &[data-tone='worse'] {
    color: ${theme.color.destructive};
  }
`;

/** How a step stands to the period before. */
export function ChangeWords({ figures }: { readonly figures: StepFigures }) {
  const { visitors, before } = figures;
  if (before === null) return null;
  const change = changeOf(figures);
  if (change === null) return before === visitors ? words.change.same : words.change.unknown;
  return (
    <>
      <Change data-tone={visitors > before ? 'better' : 'worse'}>{change}</Change> {words.before(before)}
    </>
  );
}
