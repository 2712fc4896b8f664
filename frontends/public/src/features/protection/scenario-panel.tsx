import type { ClaimList } from '@aera/content';
import { protection, type Scenario } from '@aera/content/protection';
import { Card, Heading, MutedText, Stack, Text, from, theme } from '@aera/ui';
import { Figure } from '@aera/ui/figure';
import { styled } from 'styled-components';
import { Collapsible } from '@aera/ui/collapsible';
import { Tabs } from '@aera/ui/tabs';
import { scenarioPictures } from '../../shared/media/pictures.ts';
import { CheckList, BulletList } from '../../shared/page/lists.tsx';
import { FactNote } from '../../shared/page/fact-note.tsx';
import { ScenarioTimeline } from './scenario-timeline.tsx';
import { PageSection } from '../../shared/page/page-section.tsx';

/** Benefits that the organisation claims. */
const Benefits = ({ title, list }: { readonly title: string; readonly list: ClaimList }) => (
  <Stack gap={3}>
    <Heading level={4}>{title}</Heading>
    <MutedText>{list.intro}</MutedText>
    <CheckList items={list.items} />
  </Stack>
);

const Panel = styled.article`
  display: grid;
  align-items: start;
  gap: ${theme.space[6]} ${theme.space[7]};
  padding-top: ${theme.space[4]};
  @media ${from('tablet')} {
    grid-template-columns: 6fr 5fr;
    > .wide {
      grid-column: 1 / -1;
    }
  }
`;

const Example = styled(Card)`
  display: grid;
  gap: ${theme.space[5]};
`;

const Outcome = styled.div`
  display: grid;
  gap: ${theme.space[2]};
  padding-top: ${theme.space[4]};
  border-top: 1px solid ${theme.color.line};
`;

const { labels } = protection.scenarios;

/** One situation: the offer, a picture, a dated example, and a related decision from the public record. */
const ScenarioPanel = ({ scenario }: { readonly scenario: Scenario }) => {
  const { id, title, description, benefits, example, image, realExample } = scenario;
  return (
    <Panel>
      <Stack gap={4}>
        <Heading level={3} size="2xl">
          {title}
        </Heading>
        <Text size="lg">{description.text}</Text>
        <Benefits title={labels.benefits} list={benefits} />
      </Stack>
      <Figure {...scenarioPictures[id]} alt={image.alt} caption={image.caption} />
      <Example className="wide" padding={6}>
        <Stack gap={2}>
          <Heading level={4} size="lg">
            {labels.example}
          </Heading>
          <MutedText>{labels.exampleNote}</MutedText>
        </Stack>
        <Text measure>{example.situation.text}</Text>
        <ScenarioTimeline days={example.timeline} />
        <Outcome>
          <Heading level={4}>{labels.outcome}</Heading>
          <Text measure>{example.outcome.text}</Text>
        </Outcome>
      </Example>
      <FactNote className="wide" label={labels.realExample}>
        <strong>{realExample.name}</strong>, {realExample.citation}. {realExample.holding}
      </FactNote>
    </Panel>
  );
};

const List = styled(BulletList)`
  gap: ${theme.space[3]};
  max-width: ${theme.measure};
  li::marker {
    color: ${theme.color.destructive};
  }
`;

const { scenarios, limitations } = protection;

/** Anchor of the hero's link. */
export const scenariosId = 'scenarios';

const items = scenarios.items.map((scenario) => ({
  value: scenario.id,
  label: scenario.label,
  panel: <ScenarioPanel scenario={scenario} />,
}));

/** Four situations, one per tab. */
export const Scenarios = () => (
  <PageSection
    id={scenariosId}
    tone="sunken"
    eyebrow={scenarios.eyebrow}
    title={scenarios.title}
    lead={scenarios.lead}
  >
    <Tabs variant="pills" label={scenarios.tabs} items={items} />
    <Collapsible title={limitations.title} headingLevel={3}>
      <List items={limitations.items} />
    </Collapsible>
  </PageSection>
);
