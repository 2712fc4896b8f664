import type { Claim, ClaimedFigures, ClaimList } from '@aera/content';
import { MutedText, Stack, Stat, Text, theme } from '@aera/ui';
import { styled } from 'styled-components';
import { BulletList } from './lists.tsx';

/** Unverified claims of the organisation, one per paragraph. */
export const Claims = ({
  claims,
  size = 'md',
}: {
  readonly claims: readonly Claim[];
  readonly size?: 'md' | 'lg';
}) => (
  <Stack gap={4}>
    {claims.map(({ text }) => (
      <Text key={text} size={size} measure>
        {text}
      </Text>
    ))}
  </Stack>
);

type ListSize = 'sm' | 'md';

const List = styled(BulletList)<{ $size: ListSize }>`
  font-size: ${({ $size }) => theme.text[$size]};
  line-height: 1.5;
  overflow-wrap: anywhere;
  list-style-type: disc;
`;

/** A list of claims below an introduction that names their source. */
export const AttributedList = ({
  list,
  size = 'sm',
}: {
  readonly list: ClaimList;
  readonly size?: ListSize;
}) => (
  <Stack gap={2}>
    <Text size={size} tone="muted">
      {list.intro}
    </Text>
    <List items={list.items} $size={size} />
  </Stack>
);

const Frame = styled.figure`
  display: grid;
  gap: ${theme.space[4]};
  padding-top: ${theme.space[5]};
  border-top: 1px solid ${theme.color.goldLine};
  dl {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space[5]} ${theme.space[7]};
  }
`;

/** Figures below an introduction that names their source. */
export const AttributedFigures = ({ figures }: { readonly figures: ClaimedFigures }) => (
  <Frame>
    <MutedText as="figcaption">{figures.intro}</MutedText>
    <dl>
      {figures.figures.map(({ value, label }) => (
        <Stat key={label} value={value} label={label} />
      ))}
    </dl>
  </Frame>
);
