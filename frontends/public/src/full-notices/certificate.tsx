import type { FullNotices } from '@aera/content/full-notices';
import { BrandMark, Card, Heading, Stack, Text, theme } from '@aera/ui';
import { styled } from 'styled-components';

const Frame = styled(Card)`
  text-align: center;
  color: ${theme.color.ink};
  svg {
    color: ${theme.color.gold};
  }
`;

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

export function Certificate({ certificate }: { readonly certificate: FullNotices['certificate'] }) {
  const { title, text, dateLabel, publishedOn } = certificate;
  return (
    <Frame tone="gold" padding={6}>
      <Stack gap={3} align="center">
        <BrandMark size="3rem" />
        <Heading level={2}>{title}</Heading>
        <Text measure>{text.text}</Text>
        <Text size="sm" tone="muted">
          {dateLabel}: <time dateTime={publishedOn}>{day.format(new Date(publishedOn))}</time>
        </Text>
      </Stack>
    </Frame>
  );
}
