import { falseAuthorities } from '@aera/content/false-authorities';
import { Container, from, Heading, Section, Text, theme } from '@aera/ui';
import { styled } from 'styled-components';
import { CallToAction } from '../../shared/page/call-to-action.tsx';
import { DisclaimerNote } from '../../shared/page/disclaimer-note.tsx';
import { PageHead } from '../../shared/page/page-head.tsx';
import { PageHero } from '../../shared/page/page-hero.tsx';
import { Explorer } from './explorer.tsx';

const Band = styled(Section)`
  padding-block: ${theme.space[8]};
`;

const Columns = styled(Container)`
  display: grid;
  gap: ${theme.space[5]} ${theme.space[7]};
  @media ${from('laptop')} {
    grid-template-columns: 2fr 3fr 3fr;
  }
`;

const Voice = styled.div<{ $record: boolean }>`
  padding-inline-start: ${theme.space[5]};
  border-inline-start: 3px solid ${({ $record }) => ($record ? theme.color.accent : theme.color.goldLine)};
`;

const { reading } = falseAuthorities;

/** Says, before the first institution, which words are whose. */
const VoiceLegend = () => (
  <Band aria-labelledby="two-voices">
    <Columns>
      <Heading level={2} size="xl" id="two-voices">
        {reading.title}
      </Heading>
      {[reading.record, reading.statement].map(({ title, text }) => (
        <Voice key={title} $record={title === reading.record.title}>
          <Heading level={3}>{title}</Heading>
          <Text tone="muted">{text}</Text>
        </Voice>
      ))}
    </Columns>
  </Band>
);

/** Eight institutions whose authority the organisation disputes, with public record beside each of its statements. */
export function FalseAuthoritiesPage() {
  const { meta, eyebrow, title, lead, closing } = falseAuthorities;
  return (
    <>
      <PageHead meta={meta} path="/false-authorities" />
      <PageHero eyebrow={eyebrow} title={title} lead={lead.text} />
      <VoiceLegend />
      <Explorer />
      <CallToAction title={closing.title} text={closing.text.text} actions={closing.actions} />
      <DisclaimerNote />
    </>
  );
}
