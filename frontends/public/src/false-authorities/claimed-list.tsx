import type { ClaimList } from '@aera/content';
import { Stack, Text, theme } from '@aera/ui';
import { styled } from 'styled-components';

const List = styled.ul`
  display: grid;
  gap: ${theme.space[2]};
  padding-inline-start: 1.25rem;
  font-size: ${theme.text.sm};
  line-height: 1.5;
  li::marker {
    color: ${theme.color.goldLine};
  }
`;

/** Assertions under the introduction that says whose they are. */
export const ClaimedList = ({ list }: { readonly list: ClaimList }) => (
  <Stack gap={2}>
    <Text size="sm" tone="muted">
      {list.intro}
    </Text>
    <List>
      {list.items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </List>
  </Stack>
);
