import { alignment, type AlignmentTab } from '@aera/content/how/alignment';
import { Button, Card, Grid, Heading, InfoIcon, Text, theme } from '@aera/ui';
import { HelpTip } from '@aera/ui/help-tip';
import { useState } from 'react';
import { styled } from 'styled-components';
import { RecordNote } from '../how-section.tsx';

const { labels } = alignment;
const aspects = ['process', 'importance', 'application'] as const;

const AspectCard = styled.article`
  display: grid;
  align-content: start;
  gap: ${theme.space[2]};
  padding: ${theme.space[4]} ${theme.space[5]} ${theme.space[5]};
  background: ${theme.color.sunken};
  border-top: 2px solid ${theme.color.goldLine};
  border-radius: 0 0 ${theme.radius.md} ${theme.radius.md};
  h5 {
    font-size: ${theme.text.md};
    font-weight: 650;
  }
`;

/** At most three: how it is done, why it matters, and where it is used, if the tab says so. */
const AspectCards = ({ tab }: { readonly tab: AlignmentTab }) => (
  <Grid minColumn="14rem" gap={4}>
    {aspects.map((aspect) => {
      const claim = tab[aspect];
      return (
        claim && (
          <AspectCard key={aspect}>
            <h5>{labels[aspect]}</h5>
            <Text size="sm">{claim.text}</Text>
          </AspectCard>
        )
      );
    })}
  </Grid>
);

const Frame = styled(Card)`
  display: grid;
  gap: ${theme.space[5]};
  padding: clamp(1.25rem, 3vw, 2.5rem);
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  justify-content: space-between;
  gap: ${theme.space[3]} ${theme.space[5]};
`;

const Title = styled(Heading)`
  flex: 1 1 16rem;
  button {
    display: inline-grid;
    place-items: center;
    width: 1.75em;
    height: 1.75em;
    color: ${theme.color.gold};
    font-size: 0.7em;
    vertical-align: 0.05em;
  }
`;

const View = styled.div`
  display: grid;
  gap: ${theme.space[5]};
  &[hidden] {
    display: none;
  }
  @media (scripting: none) {
    &[hidden] {
      display: grid;
    }
  }
`;

/** One tab: an overview, and further details that take its place. */
export function AlignmentPanel({ tab }: { readonly tab: AlignmentTab }) {
  const [expanded, setExpanded] = useState(false);
  return (
    <Frame>
      <Head>
        <Title level={3} size="xl">
          {tab.title}{' '}
          {tab.tip && (
            <HelpTip tip={tab.tip}>
              <InfoIcon size="1.25em" label={alignment.tipLabel} />
            </HelpTip>
          )}
        </Title>
        <Button variant="secondary" onClick={() => setExpanded(!expanded)}>
          {expanded ? alignment.toOverview : alignment.toDetails}
        </Button>
      </Head>
      <View hidden={expanded}>
        <Text size="lg">{tab.content.text}</Text>
        <RecordNote text={tab.record} />
      </View>
      <View hidden={!expanded}>
        <Heading level={4} size="lg">
          {alignment.detailsTitle}
        </Heading>
        <Text>{tab.expandedContent.text}</Text>
        <AspectCards tab={tab} />
      </View>
    </Frame>
  );
}
