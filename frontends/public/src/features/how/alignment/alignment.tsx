import { alignment } from '@aera/content/how/alignment';
import { Tabs } from '@aera/ui/tabs';
import { from, theme } from '@aera/ui';
import { styled } from 'styled-components';
import { HowSection } from '../how-section.tsx';
import { AlignmentPanel } from './alignment-panel.tsx';

/** Long names: beside one another where there is room, else under one another. */
const Frame = styled.div`
  > div > [role='tablist'] {
    display: grid;
    gap: ${theme.space[2]};
    @media ${from('tablet')} {
      grid-template-columns: repeat(3, 1fr);
    }
  }
  [role='tab'] {
    padding-inline: ${theme.space[5]};
  }
`;

/** Three tabs; each keeps its own view while another is open. */
export const Alignment = () => (
  <HowSection id="lawful-alignment" tone="sunken" lead={alignment.lead.text}>
    <Frame>
      <Tabs
        label={alignment.tabsLabel}
        variant="pills"
        items={alignment.tabs.map((tab) => ({
          value: tab.id,
          label: tab.title,
          panel: <AlignmentPanel tab={tab} />,
        }))}
      />
    </Frame>
  </HowSection>
);
