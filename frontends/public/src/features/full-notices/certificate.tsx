import { brand } from '@aera/content';
import { type FullNotices } from '@aera/content/full-notices';
import { toLivingTime } from '@aera/living-time';
import { BrandMark, Heading, MutedText, Text, from, theme } from '@aera/ui';
import { styled } from 'styled-components';
import { FactList } from '../../shared/page/fact-list.tsx';

/** Two fine lines; the emblem interrupts the outer one. */
const Frame = styled.section`
  position: relative;
  display: grid;
  justify-items: center;
  gap: ${theme.space[4]};
  margin-top: ${theme.space[6]};
  padding: ${theme.space[8]} clamp(1.25rem, 6vw, 4rem) ${theme.space[7]};
  background: ${theme.color.surface};
  border: 1px solid ${theme.color.goldLine};
  outline: 1px solid color-mix(in srgb, ${theme.color.goldLine} 45%, transparent);
  outline-offset: -0.5rem;
  text-align: center;
  @media print {
    break-inside: avoid;
  }
`;

const Sign = styled.div`
  position: absolute;
  top: -2rem;
  left: 50%;
  padding: 0.25rem ${theme.space[4]};
  background: linear-gradient(${theme.color.canvas} 50%, ${theme.color.surface} 50%);
  color: ${theme.color.gold};
  translate: -50% 0;
`;

const Series = styled.p`
  color: ${theme.color.gold};
  font: 400 ${theme.text.xs} / 1.4 ${theme.font.display};
  letter-spacing: 0.2em;
  text-transform: uppercase;
`;

const Rule = styled.div`
  width: 5rem;
  border-top: 1px solid ${theme.color.goldLine};
`;

const Facts = styled(FactList)`
  display: grid;
  gap: ${theme.space[4]} ${theme.space[7]};
  @media ${from('tablet')} {
    grid-template-columns: repeat(3, auto);
  }
  dt {
    color: ${theme.color.inkMuted};
    font-size: ${theme.text.xs};
  }
  dd {
    font: 400 ${theme.text.lg} / 1.4 ${theme.font.display};
  }
`;

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** Certifies the publication of the notices: publisher, and date in both calendars. */
export function Certificate({ certificate }: { readonly certificate: FullNotices['certificate'] }) {
  const { eyebrow, title, text, dateLabel, publishedOn, livingLabel, byLabel, note } = certificate;
  const published = new Date(publishedOn);
  return (
    <Frame aria-labelledby="certificate-title">
      <Sign>
        <BrandMark size="3.5rem" />
      </Sign>
      <Series>{eyebrow}</Series>
      <Heading level={2} size="3xl" id="certificate-title">
        {title}
      </Heading>
      <Rule />
      <Text measure>{text.text}</Text>
      <Facts
        facts={{
          [dateLabel]: <time dateTime={publishedOn}>{day.format(published)}</time>,
          [livingLabel]: toLivingTime(published, 'UTC').label,
          [byLabel]: brand.jurisdiction,
        }}
      />
      <MutedText>{note}</MutedText>
    </Frame>
  );
}
