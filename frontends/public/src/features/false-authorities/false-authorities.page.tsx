import { falseAuthorities } from '@aera/content/false-authorities';
import { Columns, Container, Heading, Section, Text, theme, Stack } from '@aera/ui';
import { styled } from 'styled-components';
import { useWrapAround } from '@aera/ui/arrows';
import { Tabs } from '@aera/ui/tabs';
import { ContentPage } from '../../shared/page/content-page.tsx';
import { paths } from '../../shared/paths.ts';
import { formatMessage } from '../../shared/page/format-message.ts';
import { Pager } from '../../shared/page/pager.tsx';
import { Dossier } from './dossier.tsx';
import { Emblem } from './emblem.tsx';

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

const { authorities, explorer } = falseAuthorities;

const Navigation = styled(Pager)`
  justify-content: space-between;
  output {
    min-width: 4.5rem;
    text-align: center;
  }
`;

const Head = styled(Columns)`
  margin-bottom: ${theme.space[5]};
`;

const items = authorities.map((authority) => ({
  value: authority.id,
  label: (
    <>
      <Emblem name={authority.emblem} size="2.5rem" />
      {authority.shortName}
    </>
  ),
  panel: <Dossier authority={authority} />,
}));

/** Eight institutions, selected by tabs or by arrows. */
function Explorer() {
  const { index, go, next, previous } = useWrapAround(authorities.length);
  const choose = (value: string) => go(authorities.findIndex(({ id }) => id === value));
  return (
    <Section tone="sunken" aria-labelledby="institutions">
      <Container>
        <Head tracks="1fr auto" gap={5} columnGap={7} align="end">
          <Stack gap={3}>
            <Heading level={2} id="institutions">
              {explorer.title}
            </Heading>
            <Text tone="muted" measure>
              {explorer.lead}
            </Text>
          </Stack>
          <Navigation
            copy={explorer}
            counter={formatMessage(explorer.counter, { n: index + 1 })}
            onPrevious={previous}
            onNext={next}
          />
        </Head>
        <Tabs
          variant="tiles"
          label={explorer.tabs}
          items={items}
          value={authorities[index]?.id}
          onValueChange={choose}
        />
      </Container>
    </Section>
  );
}
