import type { ClaimList } from '@aera/content';
import { CheckIcon, Heading, Stack, Text, theme } from '@aera/ui';
import { styled } from 'styled-components';

const List = styled.ul`
  display: grid;
  gap: ${theme.space[3]};
  padding: 0;
  list-style: none;
  li {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: ${theme.space[3]};
  }
  svg {
    margin-top: 0.2em;
    color: ${theme.color.gold};
  }
`;

/** What the organisation says one gains. */
export const Benefits = ({ title, list }: { readonly title: string; readonly list: ClaimList }) => (
  <Stack gap={3}>
    <Heading level={4}>{title}</Heading>
    <Text size="sm" tone="muted">
      {list.intro}
    </Text>
    <List>
      {list.items.map((item) => (
        <li key={item}>
          <CheckIcon />
          {item}
        </li>
      ))}
    </List>
  </Stack>
);
