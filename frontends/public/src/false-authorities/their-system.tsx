import { type FalseAuthority, falseAuthorities } from '@aera/content/false-authorities';
import { Text, from, theme } from '@aera/ui';
import { Collapsible } from '@aera/ui/collapsible';
import { styled } from 'styled-components';
import { ClaimedList } from '../page/claimed-list.tsx';
import { FactNote } from '../page/fact-note.tsx';
import { Statement, StatementCard } from './statement.tsx';

const Columns = styled.div`
  display: grid;
  gap: ${theme.space[5]};
  @media ${from('tablet')} {
    grid-template-columns: 1fr 1fr;
    > .wide {
      grid-column: 1 / -1;
    }
  }
`;

/** Beside one another where there is room: an open one leaves its neighbours as they are. */
const Details = styled.div`
  display: grid;
  align-items: start;
  column-gap: ${theme.space[6]};
  @media ${from('laptop')} {
    grid-template-columns: repeat(3, 1fr);
  }
`;

const Detail = styled(Collapsible)`
  border-bottom: 0;
  @media ${from('laptop')} {
    && {
      border-top: 1px solid ${theme.color.line};
    }
  }
`;

const { labels } = falseAuthorities;

/** How the organisation sees the institution today, with public record's answer between its reading and its response. */
export const TheirSystem = ({ authority }: { readonly authority: FalseAuthority }) => (
  <Columns>
    <Statement title={labels.claim} claim={authority.claim} />
    <Statement title={labels.realityCheck} claim={authority.realityCheck} />
    <FactNote className="wide" label={labels.fact}>
      {authority.fact}
    </FactNote>
    <Statement className="wide" title={labels.aeraResponse} claim={authority.aeraResponse} />
    <StatementCard className="wide" title={labels.details}>
      <Details>
        <Detail title={labels.jurisdiction} headingLevel={4}>
          <Text size="sm">{authority.jurisdiction.text}</Text>
        </Detail>
        <Detail title={labels.methods} headingLevel={4}>
          <ClaimedList list={authority.methods} />
        </Detail>
        <Detail title={labels.impact} headingLevel={4}>
          <Text size="sm">{authority.impact.text}</Text>
        </Detail>
      </Details>
    </StatementCard>
  </Columns>
);
