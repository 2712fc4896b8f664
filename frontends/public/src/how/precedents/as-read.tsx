import type { CourtCase } from '@aera/content/how/cases';
import { precedents } from '@aera/content/how/precedents';
import { Card, Text, theme } from '@aera/ui';
import { styled } from 'styled-components';
import { FactNote } from '../../page/fact-note.tsx';
import { SideLabel } from './side-label.tsx';

const { labels } = precedents;
const uses = [
  'jurisdictionalSeparation',
  'practicalImplication',
  'operationalAdvantage',
  'precedentialValue',
] as const;

const Frame = styled(Card)`
  display: grid;
  gap: ${theme.space[5]};
`;

const Points = styled.dl`
  display: grid;
  gap: ${theme.space[4]};
  font-size: ${theme.text.sm};
  line-height: 1.55;
  dt {
    font-weight: 650;
  }
`;

/** What the organisation makes of a case, and how courts have answered that. */
export const AsRead = ({ courtCase }: { readonly courtCase: CourtCase }) => (
  <Frame as="section" tone="gold">
    <SideLabel $side="reading">{labels.asRead}</SideLabel>
    <Points>
      <div>
        <dt>{labels.impact}</dt>
        <dd>{courtCase.impact.text}</dd>
      </div>
      <div>
        <dt>{labels.application}</dt>
        <dd>{courtCase.application.text}</dd>
      </div>
      {uses.map((use) => (
        <div key={use}>
          <dt>{labels[use]}</dt>
          <dd>{courtCase.comprehensiveApplication[use].text}</dd>
        </div>
      ))}
    </Points>
    <FactNote label={labels.reception}>
      <Text size="sm">{courtCase.reception}</Text>
    </FactNote>
  </Frame>
);
