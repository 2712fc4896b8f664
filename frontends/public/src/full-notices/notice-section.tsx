import type { NoticeSection as Notice } from '@aera/content/full-notices';
import { Heading, Stack, Text, theme } from '@aera/ui';
import { styled } from 'styled-components';
import { Claims } from '../page/claims.tsx';
import { Figures } from '../page/figures.tsx';

const Frame = styled.section`
  display: grid;
  gap: ${theme.space[5]};
  padding-top: ${theme.space[6]};
  border-top: 1px solid ${theme.color.line};
`;

const Numeral = styled.span`
  display: block;
  margin-bottom: ${theme.space[2]};
  color: ${theme.color.gold};
  font-size: ${theme.text.lg};
`;

const List = styled.ul`
  display: grid;
  gap: ${theme.space[2]};
  padding-inline-start: 1.25rem;
  li::marker {
    color: ${theme.color.goldLine};
  }
`;

/** One anchored section of the notices. */
export function NoticeSection({ notice }: { readonly notice: Notice }) {
  return (
    <Frame id={notice.anchor} aria-labelledby={`${notice.anchor}-title`}>
      <Heading level={2} id={`${notice.anchor}-title`}>
        <Numeral>{notice.numeral}</Numeral>
        {notice.title}
      </Heading>
      <Claims claims={notice.claims} />
      {notice.lists?.map(({ title, list }) => (
        <Stack key={title} gap={3}>
          <Heading level={3}>{title}</Heading>
          <Text tone="muted">{list.intro}</Text>
          <List>
            {list.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </List>
        </Stack>
      ))}
      {notice.figures && <Figures figures={notice.figures} />}
    </Frame>
  );
}
