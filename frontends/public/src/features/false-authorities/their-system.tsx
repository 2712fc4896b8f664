import type { Claim } from '@aera/content';
import { falseAuthorities, type FalseAuthority } from '@aera/content/false-authorities';
import { Badge, Columns, from, Heading, Row, Text, theme } from '@aera/ui';
import { Collapsible } from '@aera/ui/collapsible';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { AttributedList } from '../../shared/page/claims.tsx';
import { FactNote } from '../../shared/page/fact-note.tsx';

const CardFrame = styled.div`
  display: grid;
  align-content: start;
  gap: ${theme.space[3]};
  padding: ${theme.space[5]};
  background: ${theme.color.surface};
  border: 1px solid ${theme.color.line};
  border-top: 2px solid ${theme.color.goldLine};
  border-radius: ${theme.radius.md};
`;

interface CardProps {
  readonly title: string;
  readonly className?: string;
}

/** A card with a statement of the organisation, labelled as such. */
const StatementCard = ({ title, className, children }: CardProps & { readonly children: ReactNode }) => (
  <CardFrame className={className}>
    <Row gap={2} justify="space-between">
      <Heading level={4}>{title}</Heading>
      <Badge variant="warning">{falseAuthorities.labels.statement}</Badge>
    </Row>
    {children}
  </CardFrame>
);

const Statement = ({ claim, ...card }: CardProps & { readonly claim: Claim }) => (
  <StatementCard {...card}>
    <Text measure>{claim.text}</Text>
  </StatementCard>
);

const Cards = styled(Columns)`
  > .wide {
    grid-column: 1 / -1;
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

/** The organisation's view of the institution, with the public record between its reading and its response. */
export const TheirSystem = ({ authority }: { readonly authority: FalseAuthority }) => (
  <Cards from="tablet" tracks="1fr 1fr" gap={5}>
    <Statement title={labels.claim} claim={authority.claim} />
    <Statement title={labels.realityCheck} claim={authority.realityCheck} />
    <FactNote className="wide" label={labels.fact}>
      {authority.fact}
    </FactNote>
    <Statement className="wide" title={labels.aeraResponse} claim={authority.aeraResponse} />
    <StatementCard className="wide" title={labels.details}>
      <Columns tracks="repeat(3, 1fr)" gap={0} columnGap={6} align="start">
        <Detail title={labels.jurisdiction} headingLevel={4}>
          <Text size="sm">{authority.jurisdiction.text}</Text>
        </Detail>
        <Detail title={labels.methods} headingLevel={4}>
          <AttributedList list={authority.methods} />
        </Detail>
        <Detail title={labels.impact} headingLevel={4}>
          <Text size="sm">{authority.impact.text}</Text>
        </Detail>
      </Columns>
    </StatementCard>
  </Cards>
);
