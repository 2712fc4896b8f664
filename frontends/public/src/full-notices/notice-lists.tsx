import type { NoticeSection } from '@aera/content/full-notices';
import { Card, Grid, Heading, Stack, Text, theme } from '@aera/ui';
import { styled } from 'styled-components';

const List = styled.ul`
  display: grid;
  gap: ${theme.space[2]};
  padding-inline-start: 1.125rem;
  font-size: ${theme.text.sm};
  line-height: 1.5;
  overflow-wrap: anywhere;
  li::marker {
    color: ${theme.color.goldLine};
  }
`;

/** What a notice lists, each list under the words that say whose it is. */
export const NoticeLists = ({ lists }: { readonly lists: NonNullable<NoticeSection['lists']> }) => (
  <Grid minColumn="15rem" gap={4}>
    {lists.map(({ title, list }) => (
      <Stack key={title} as={Card} gap={3}>
        <Heading level={3} size="md">
          {title}
        </Heading>
        <Text size="sm" tone="muted">
          {list.intro}
        </Text>
        <List>
          {list.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </List>
      </Stack>
    ))}
  </Grid>
);
