import { objections } from '@aera/content/how/objections';
import { lazyPage } from '@aera/frontend-kit';
import { Late } from '../late.tsx';
import { Part } from '../part.tsx';

const ObjectionReader = lazyPage(() => import('./objection-reader.tsx'), 'ObjectionReader');

/** What critics say, and what the organisation answers. */
export const ObjectionsPart = () => (
  <Part id="academic-rebuttals" tone="sunken" lead={objections.lead.text}>
    <Late height="48rem">
      <ObjectionReader />
    </Late>
  </Part>
);
