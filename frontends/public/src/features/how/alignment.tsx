import { alignment, type AlignmentTab } from '@aera/content/how/alignment';
import {
  Button,
  Card,
  from,
  Grid,
  Heading,
  InfoIcon,
  Row,
  showHiddenWithoutScripts,
  Text,
  theme,
} from '@aera/ui';
import { TermTooltip } from '@aera/ui/term-tooltip';
import { Tabs } from '@aera/ui/tabs';
import { Tooltip, TooltipProvider } from '@aera/ui/tooltip';
import { type ReactElement, useState } from 'react';
import { styled } from 'styled-components';
import { HowSection, RecordNote } from './how-section.tsx';

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

/** At most three cards: the method, the reason, and the application if there is one. */
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
  ${showHiddenWithoutScripts('grid')}
`;

/** One tab: an overview, or the details that replace it. */
function AlignmentPanel({ tab }: { readonly tab: AlignmentTab }) {
  const [expanded, setExpanded] = useState(false);
  return (
    <Frame>
      <Row justify="space-between" align="start">
        <Title level={3} size="xl">
          {tab.title}{' '}
          {tab.tip && (
            <TermTooltip tip={tab.tip}>
              <InfoIcon size="1.25em" label={alignment.tipLabel} />
            </TermTooltip>
          )}
        </Title>
        <Button variant="secondary" onClick={() => setExpanded(!expanded)}>
          {expanded ? alignment.toOverview : alignment.toDetails}
        </Button>
      </Row>
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

/** Places long names side by side if there is room, otherwise stacked. */
const TabsFrame = styled.div`
  > div > [role='tablist'] {
    display: grid;
    gap: ${theme.space[2]};
    @media ${from('tablet')} {
      grid-template-columns: repeat(3, 1fr);
    }
  }
  [role='tab'] {
    padding-inline: ${theme.space[5]};
    svg {
      display: inline;
      margin-inline-start: ${theme.space[1]};
      vertical-align: -0.15em;
    }
  }
`;

const withTooltip =
  (tip: string) =>
  (tab: ReactElement): ReactElement => (
    <Tooltip content={tip} from="tablet">
      {tab}
    </Tooltip>
  );

/** Three tabs, each of which keeps its view while another is open. Touch screens and stacked tabs have no tooltips; the panel has the same tip. */
export const Alignment = () => (
  <HowSection id="lawful-alignment" tone="sunken" lead={alignment.lead.text}>
    <TabsFrame>
      <TooltipProvider>
        <Tabs
          label={alignment.tabsLabel}
          variant="pills"
          items={alignment.tabs.map((tab) => ({
            value: tab.id,
            label: tab.tip ? (
              <>
                {tab.title} <InfoIcon />
              </>
            ) : (
              tab.title
            ),
            panel: <AlignmentPanel tab={tab} />,
            ...(tab.tip && { wrap: withTooltip(tab.tip) }),
          }))}
        />
      </TooltipProvider>
    </TabsFrame>
  </HowSection>
);
