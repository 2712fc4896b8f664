import type { CourtCase } from '@aera/content/how/cases';
import { precedents } from '@aera/content/how/precedents';
import { theme } from '@aera/ui';
import { styled } from 'styled-components';

const Frame = styled.figure`
  padding-inline-start: clamp(1rem, 3vw, 2rem);
  border-inline-start: 3px solid ${theme.color.accent};
  figcaption {
    margin-top: ${theme.space[2]};
    color: ${theme.color.inkMuted};
    font-size: ${theme.text.xs};
  }
`;

const Words = styled.p`
  max-width: 38ch;
  font: 400 ${theme.text.xl} / 1.35 ${theme.font.display};
  text-wrap: pretty;
`;

/** The court's words, between quotation marks; or their sense, said to be no quotation. */
export const KeyQuote = ({ quote }: { readonly quote: CourtCase['courtHolding']['keyQuote'] }) => (
  <Frame>
    {quote.kind === 'quotation' ? (
      <blockquote>
        <Words>“{quote.text}”</Words>
      </blockquote>
    ) : (
      <Words>{quote.text}</Words>
    )}
    <figcaption>{precedents.labels[quote.kind]}</figcaption>
  </Frame>
);
