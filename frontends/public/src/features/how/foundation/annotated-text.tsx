import type { Concept } from '@aera/content/how/foundation';
import { TermTooltip } from '@aera/ui/term-tooltip';
import { Fragment } from 'react';

type Term = Concept['terms'][number];

/** A text whose terms have a tooltip at their first occurrence. */
export function AnnotatedText({ text, terms }: { readonly text: string; readonly terms: readonly Term[] }) {
  const termTexts = terms.map(({ term }) => term);
  const pieces = text.split(new RegExp(`\\b(${termTexts.join('|')})\\b`));
  return pieces.map((piece, index) => {
    const tip = pieces.indexOf(piece) === index && terms.find(({ term }) => term === piece)?.tip;
    const key = `${index} ${piece}`;
    return tip ? (
      <TermTooltip key={key} tip={tip}>
        {piece}
      </TermTooltip>
    ) : (
      <Fragment key={key}>{piece}</Fragment>
    );
  });
}

const previewLength = 100;

/** Returns the beginning of a text, for a closed card. */
export const toPreview = (text: string): string =>
  text.length > previewLength ? `${text.slice(0, previewLength)}…` : text;
