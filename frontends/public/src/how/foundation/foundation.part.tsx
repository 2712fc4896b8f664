import { foundation } from '@aera/content/how/foundation';
import { Stack } from '@aera/ui';
import { contents } from '@aera/content/how/opening';
import { Part } from '../part.tsx';
import { Record } from '../record.tsx';
import { ConceptCard } from './concept-card.tsx';

/** The three ideas that the rest builds on. */
export const FoundationPart = () => (
  <Part id="foundation" lead={foundation.lead.text}>
    <Record text={contents.legend} />
    <Stack gap={6}>
      {foundation.concepts.map((concept, at) => (
        <ConceptCard key={concept.title} concept={concept} number={at + 1} />
      ))}
    </Stack>
  </Part>
);
