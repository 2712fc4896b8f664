import { falseAuthorities } from '@aera/content/false-authorities';
import {
  Button,
  ChevronLeftIcon,
  ChevronRightIcon,
  Container,
  from,
  Heading,
  Section,
  Stack,
  Text,
  theme,
} from '@aera/ui';
import { useWrapAround } from '@aera/ui/carousel';
import { Tabs } from '@aera/ui/tabs';
import { styled } from 'styled-components';
import { formatMessage } from '../../shared/page/format-message.ts';
import { Dossier } from './dossier.tsx';
import { Emblem } from './emblem.tsx';

const Bar = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[3]};
  @media (scripting: none) {
    display: none;
  }
`;

const Counter = styled.output`
  min-width: 4.5rem;
  color: ${theme.color.inkMuted};
  font-size: ${theme.text.sm};
  font-variant-numeric: tabular-nums;
  text-align: center;
`;

const { authorities, explorer } = falseAuthorities;

/** One further, one back, and which one it is; spoken as it changes. */
const Pager = ({
  index,
  onPrevious,
  onNext,
}: {
  readonly index: number;
  readonly onPrevious: () => void;
  readonly onNext: () => void;
}) => (
  <Bar>
    <Button variant="secondary" onClick={onPrevious}>
      <ChevronLeftIcon />
      {explorer.previous}
    </Button>
    <Counter>{formatMessage(explorer.counter, { n: index + 1 })}</Counter>
    <Button variant="secondary" onClick={onNext}>
      {explorer.next}
      <ChevronRightIcon />
    </Button>
  </Bar>
);

const Head = styled.div`
  display: grid;
  gap: ${theme.space[5]} ${theme.space[7]};
  margin-bottom: ${theme.space[5]};
  @media ${from('laptop')} {
    grid-template-columns: 1fr auto;
    align-items: end;
  }
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
