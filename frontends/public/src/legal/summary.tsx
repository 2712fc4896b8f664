import type { LegalDocument } from '@aera/content/privacy-policy';
import { Card, CheckIcon, Heading, Stack, theme } from '@aera/ui';
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
    margin-top: 0.3em;
    color: ${theme.color.gold};
  }
`;

/** The text in three sentences. */
export const Summary = ({ summary: { title, items } }: { readonly summary: LegalDocument['summary'] }) => (
  <Stack as={Card} tone="gold" gap={4}>
    <Heading level={2} size="lg">
      {title}
    </Heading>
    <List>
      {items.map((item) => (
        <li key={item}>
          <CheckIcon />
          {item}
        </li>
      ))}
    </List>
  </Stack>
);
