import { alignment } from '@aera/content/how/alignment';
import type { AlignmentTab } from '@aera/content/how/alignment';
import { Grid, Text, theme } from '@aera/ui';
import { styled } from 'styled-components';

const { labels } = alignment;
const aspects = ['process', 'importance', 'application'] as const;

const SubCard = styled.article`
  display: grid;
  align-content: start;
  gap: ${theme.space[2]};
  padding: ${theme.space[4]} ${theme.space[5]} ${theme.space[5]};
  background: ${theme.color.sunken};
  border-top: 2px solid ${theme.color.goldLine};
  border-radius: 0 0 ${theme.radius.md} ${theme.radius.md};
  h5 {
    font-size: ${theme.text.md};
    font-weight: 650;
  }
`;

/** At most three: how it is done, why it matters, and where it is used, if the tab says so. */
export const SubCards = ({ tab }: { readonly tab: AlignmentTab }) => (
  <Grid minColumn="14rem" gap={4}>
    {aspects.map((aspect) => {
      const claim = tab[aspect];
      return (
        claim && (
          <SubCard key={aspect}>
            <h5>{labels[aspect]}</h5>
            <Text size="sm">{claim.text}</Text>
          </SubCard>
        )
      );
    })}
  </Grid>
);
