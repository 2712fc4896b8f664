import { falseAuthorities } from '@aera/content/false-authorities';
import { Columns, Container, Heading, Section, Text, theme } from '@aera/ui';
import { styled } from 'styled-components';
import { ContentPage } from '../../shared/page/content-page.tsx';
import { paths } from '../../shared/paths.ts';
import { Explorer } from './explorer.tsx';

const Voice = styled.div<{ $record: boolean }>`
  padding-inline-start: ${theme.space[5]};
  border-inline-start: 3px solid ${({ $record }) => ($record ? theme.color.accent : theme.color.goldLine)};
`;

const { reading } = falseAuthorities;

/** Explains, before the first institution, whose statements follow. */
const VoiceLegend = () => (
  <Section space={theme.space[8]} aria-labelledby="two-voices">
    <Columns as={Container} tracks="2fr 3fr 3fr" gap={5} columnGap={7}>
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
  </Section>
);

/** Eight institutions whose authority the organisation disputes, with the public record beside each statement. */
export const FalseAuthoritiesPage = () => (
  <ContentPage path={paths.falseAuthorities} copy={falseAuthorities}>
    <VoiceLegend />
    <Explorer />
  </ContentPage>
);
