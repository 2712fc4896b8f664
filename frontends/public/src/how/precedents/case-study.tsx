import type { CourtCase } from '@aera/content/how/cases';
import { Heading, Text, from, theme } from '@aera/ui';
import { styled } from 'styled-components';
import { AsRead } from './as-read.tsx';
import { Principle } from './case-card.tsx';
import { KeyQuote } from './key-quote.tsx';
import { OnRecord } from './on-record.tsx';

const Frame = styled.article`
  display: grid;
  gap: ${theme.space[6]};
  &[hidden] {
    display: none;
  }
  @media (scripting: none) {
    &[hidden] {
      display: grid;
    }
  }
`;

const Columns = styled.div`
  display: grid;
  gap: ${theme.space[6]};
  align-items: start;
  @media ${from('laptop')} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  }
`;

export interface CaseStudyProps {
  readonly courtCase: CourtCase;
  readonly hidden: boolean;
}

/** One case in full: what the record has on one side, what the organisation reads into it on the other. */
export const CaseStudy = ({ courtCase, hidden }: CaseStudyProps) => (
  <Frame hidden={hidden} aria-labelledby={`${courtCase.id}-title`}>
    <header>
      <Principle>
        {courtCase.principle} ({courtCase.year})
      </Principle>
      <Heading level={3} size="2xl" id={`${courtCase.id}-title`}>
        {courtCase.title}
      </Heading>
      <Text size="sm" tone="muted">
        {courtCase.citation} · {courtCase.court}
      </Text>
      {courtCase.yearNote && <Text size="sm">{courtCase.yearNote}</Text>}
    </header>
    <KeyQuote quote={courtCase.courtHolding.keyQuote} />
    <Columns>
      <OnRecord courtCase={courtCase} />
      <AsRead courtCase={courtCase} />
    </Columns>
  </Frame>
);
