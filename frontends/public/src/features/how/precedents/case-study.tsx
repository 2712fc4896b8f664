import type { CourtCase } from '@aera/content/how/cases';
import { precedents } from '@aera/content/how/precedents';
import { Columns, Heading, MutedText, Text, showHiddenWithoutScripts, theme } from '@aera/ui';
import { styled } from 'styled-components';
import { Principle } from './case-card.tsx';
import { CaseReading, CaseRecord } from './case-texts.tsx';

const Quote = styled.figure`
  padding-inline-start: clamp(1rem, 3vw, 2rem);
  border-inline-start: 3px solid ${theme.color.accent};
  figcaption {
    margin-top: ${theme.space[2]};
    color: ${theme.color.inkMuted};
    font-size: ${theme.text.xs};
  }
`;

const QuoteText = styled.p`
  max-width: 38ch;
  font: 400 ${theme.text.xl} / 1.35 ${theme.font.display};
  text-wrap: pretty;
`;

/** A verbatim quotation of the court in quotation marks, or a paraphrase that is labelled as such. */
const KeyQuote = ({ quote }: { readonly quote: CourtCase['courtHolding']['keyQuote'] }) => (
  <Quote>
    {quote.kind === 'quotation' ? (
      <blockquote>
        <QuoteText>“{quote.text}”</QuoteText>
      </blockquote>
    ) : (
      <QuoteText>{quote.text}</QuoteText>
    )}
    <figcaption>{precedents.labels[quote.kind]}</figcaption>
  </Quote>
);

interface CaseStudyProps {
  readonly courtCase: CourtCase;
  readonly hidden: boolean;
}

const Frame = styled.article`
  display: grid;
  gap: ${theme.space[6]};
  ${showHiddenWithoutScripts('grid')}
`;

/** One case in full: the record on one side, the organisation's reading on the other. */
export const CaseStudy = ({ courtCase, hidden }: CaseStudyProps) => (
  <Frame hidden={hidden} aria-labelledby={`${courtCase.id}-title`}>
    <header>
      <Principle>
        {courtCase.principle} ({courtCase.year})
      </Principle>
      <Heading level={3} size="2xl" id={`${courtCase.id}-title`}>
        {courtCase.title}
      </Heading>
      <MutedText>
        {courtCase.citation} · {courtCase.court}
      </MutedText>
      {courtCase.yearNote && <Text size="sm">{courtCase.yearNote}</Text>}
    </header>
    <KeyQuote quote={courtCase.courtHolding.keyQuote} />
    <Columns tracks="minmax(0, 7fr) minmax(0, 5fr)" align="start">
      <CaseRecord courtCase={courtCase} />
      <CaseReading courtCase={courtCase} />
    </Columns>
  </Frame>
);
