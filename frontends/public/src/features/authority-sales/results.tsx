import { authoritySales } from '@aera/content/authority-sales';
import { CheckIcon, Grid, Heading, Stack, Text, theme } from '@aera/ui';
import { styled } from 'styled-components';

const List = styled(Grid)`
  padding: 0;
  list-style: none;
`;

const Result = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${theme.space[3]};
  padding-top: ${theme.space[4]};
  border-top: 1px solid ${theme.color.goldLine};
  svg {
    margin-top: 0.2em;
    color: ${theme.color.gold};
  }
`;

/** The four results that the organisation claims. */
export const Results = () => (
  <List as="ul" minColumn="16rem" gap={6}>
    {authoritySales.results.items.map(({ title, text }) => (
      <Result key={title}>
        <CheckIcon size="1.5rem" />
        <Stack gap={2}>
          <Heading level={3}>{title}</Heading>
          <Text tone="muted">{text.text}</Text>
        </Stack>
      </Result>
    ))}
  </List>
);
