import type { ScoreReason } from '@aera/contracts';
import { Text, theme } from '@aera/ui';
import { styled } from 'styled-components';
import { scoringCopy as copy } from './scoring-copy.ts';

const List = styled.ul`
  display: grid;
  padding: 0;
  list-style-type: '';
`;

const Reason = styled.li`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: 0 ${theme.space[4]};
  padding-block: ${theme.space[2]};
  border-top: 1px solid ${theme.color.line};
  &:first-child {
    border-top: 0;
  }
`;

const Points = styled.span`
  font-size: ${theme.text.sm};
  font-weight: 650;
  font-variant-numeric: tabular-nums;
`;

const Because = styled(Text)`
  grid-column: 1 / -1;
  overflow-wrap: anywhere;
`;

/** Each rule that gives points, with what it gives them for. */
export const ScoreReasons = ({ reasons }: { readonly reasons: readonly ScoreReason[] }) => (
  <List>
    {reasons.map((reason) => {
      const limits = copy.limits(reason);
      return (
        <Reason key={reason.rule}>
          <Text as="span" size="sm">
            <strong>{copy.rules[reason.rule].name}</strong>
          </Text>
          <Points>{copy.points(reason.points)}</Points>
          <Because size="xs" tone="muted">
            {copy.because(reason)}
            {limits && `; ${limits}`}
          </Because>
        </Reason>
      );
    })}
  </List>
);
