import { authoritySales } from '@aera/content/authority-sales';
import { Container, Heading, Section, Stack, Text, from, theme } from '@aera/ui';
import { styled } from 'styled-components';
import { FactNote } from '../../shared/page/fact-note.tsx';

const Columns = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[6]} ${theme.space[8]};
  @media ${from('laptop')} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    align-items: end;
  }
`;

/** Set like a stamp: the organisation's word, with its note below. */
const Banner = styled.p`
  padding: 0.375rem 1rem;
  color: ${theme.color.gold};
  border: 1.5px solid currentcolor;
  border-radius: ${theme.radius.sm};
  outline: 1px solid color-mix(in srgb, ${theme.color.gold} 45%, transparent);
  outline-offset: 2px;
  font-size: ${theme.text.xs};
  font-weight: 700;
  letter-spacing: 0.16em;
`;

const { title, banner, bannerNote, claims, fact } = authoritySales.moment;

/** The choice as the organisation puts it. No date, no countdown, and a word for those who wish to think. */
export const MomentOfTruth = () => (
  <Section tone="deep" aria-labelledby="moment-of-truth">
    <Columns>
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
