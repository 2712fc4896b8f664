import { theme } from '@aera/ui';
import { Collapsible } from '@aera/ui/collapsible';
import { styled } from 'styled-components';
import { overviewCopy } from './overview-copy.ts';

const copy = overviewCopy.terms;

const Terms = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(20rem, 100%), 1fr));
  gap: ${theme.space[4]} ${theme.space[6]};
  padding-bottom: ${theme.space[3]};
  font-size: ${theme.text.sm};
  line-height: 1.5;

  dt {
    font-weight: 600;
  }
  dd {
    max-width: ${theme.measure};
    color: ${theme.color.inkMuted};
  }
`;

export const TermList = () => (
  <Collapsible title={copy.title} headingLevel={2}>
    <Terms>
      {copy.list.map(({ term, meaning }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </Terms>
  </Collapsible>
);
