import { protection } from '@aera/content/protection';
import { theme } from '@aera/ui';
import { Collapsible } from '@aera/ui/collapsible';
import { Tabs } from '@aera/ui/tabs';
import { styled } from 'styled-components';
import { PageSection } from '../../shared/page/page-section.tsx';
import { ScenarioPanel } from './scenario-panel.tsx';
import { BulletList } from '../../shared/page/lists.tsx';

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
