import { alignment } from '@aera/content/how/alignment';
import type { AlignmentTab } from '@aera/content/how/alignment';
import { Button, Card, Heading, InfoIcon, Text, theme } from '@aera/ui';
import { HelpTip } from '@aera/ui/help-tip';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Record } from '../record.tsx';
import { SubCards } from './sub-cards.tsx';

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
        <Record text={tab.record} />
      </View>
      <View hidden={!expanded}>
        <Heading level={4} size="lg">
          {alignment.detailsTitle}
        </Heading>
        <Text>{tab.expandedContent.text}</Text>
        <SubCards tab={tab} />
      </View>
    </Frame>
  );
}
