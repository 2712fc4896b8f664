import type { ClaimList } from '@aera/content';
import { Stack, Text, theme } from '@aera/ui';
import { styled } from 'styled-components';

type Size = 'sm' | 'md';

const List = styled.ul<{ $size: Size }>`
  display: grid;
  gap: ${theme.space[2]};
  padding-inline-start: 1.25rem;
  font-size: ${({ $size }) => theme.text[$size]};
  line-height: 1.5;
  overflow-wrap: anywhere;
  list-style-type: disc;
  li::marker {
    color: ${theme.color.goldLine};
  }
`;

/** Assertions under the introduction that says whose they are. */
export const ClaimedList = ({ list, size = 'sm' }: { readonly list: ClaimList; readonly size?: Size }) => (
  <Stack gap={2}>
    <Text size={size} tone="muted">
      {list.intro}
    </Text>
    <List $size={size}>
      {list.items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </List>
  </Stack>
);
