import { authoritySales } from '@aera/content/authority-sales';
import { Columns, Container, Heading, Section, Stack, Text } from '@aera/ui';
import { FactNote } from '../../shared/page/fact-note.tsx';
import { Banner } from '../../shared/page/banner.ts';

const { title, banner, bannerNote, claims, fact } = authoritySales.moment;

/** The organisation's call to decide, without a date or countdown, and with a text for undecided readers. */
export const MomentOfTruth = () => (
  <Section tone="deep" aria-labelledby="moment-of-truth">
    <Columns as={Container} tracks="minmax(0, 7fr) minmax(0, 5fr)" columnGap={8} align="end">
      <Stack gap={5} align="start">
        <Banner>{banner}</Banner>
        <Heading level={2} size="3xl" id="moment-of-truth">
          {title}
        </Heading>
        {claims.map(({ text }) => (
          <Text key={text} size="lg" measure>
            {text}
          </Text>
        ))}
        <Text size="sm" tone="muted" measure>
          {bannerNote.text}
        </Text>
      </Stack>
      <FactNote label={fact.label}>{fact.text}</FactNote>
    </Columns>
  </Section>
);
