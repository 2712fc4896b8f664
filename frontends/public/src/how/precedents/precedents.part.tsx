import { precedents } from '@aera/content/how/precedents';
import { lazyPage } from '@aera/frontend-kit';
import { Late } from '../late.tsx';
import { Part } from '../part.tsx';

const CaseReader = lazyPage(() => import('./case-reader.tsx'), 'CaseReader');

/** The decisions the organisation relies on. */
export const PrecedentsPart = () => (
  <Part id="precedents" lead={precedents.lead.text}>
    <Late height="44rem">
      <CaseReader />
    </Late>
  </Part>
);
