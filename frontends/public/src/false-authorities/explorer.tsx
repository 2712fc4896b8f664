import { falseAuthorities } from '@aera/content/false-authorities';
import { Tabs } from '@aera/ui/tabs';
import { useWrapAround } from '@aera/ui/carousel';
import { Container, Heading, Section, Stack, Text, from, theme } from '@aera/ui';
import { styled } from 'styled-components';
import { Dossier } from './dossier.tsx';
import { Emblem } from './emblem.tsx';
import { Pager } from './pager.tsx';

const Head = styled.div`
  display: grid;
  gap: ${theme.space[5]} ${theme.space[7]};
  margin-bottom: ${theme.space[5]};
  @media ${from('laptop')} {
    grid-template-columns: 1fr auto;
    align-items: end;
  }
`;

const { authorities, explorer } = falseAuthorities;

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

/** Eight institutions: chosen by their tabs, or one after the other. */
export function Explorer() {
  const { index, go, next, previous } = useWrapAround(authorities.length);
  const choose = (value: string) => go(authorities.findIndex(({ id }) => id === value));
  return (
    <Section tone="sunken" aria-labelledby="institutions">
      <Container>
        <Head>
          <Stack gap={3}>
            <Heading level={2} id="institutions">
              {explorer.title}
            </Heading>
            <Text tone="muted" measure>
              {explorer.lead}
            </Text>
          </Stack>
          <Pager index={index} onPrevious={previous} onNext={next} />
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
