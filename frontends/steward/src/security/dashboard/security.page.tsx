import { PageTitle } from '../../page/page-title.tsx';
import { securityWords } from '../security-words.ts';
import { Security } from './security.tsx';

/** The dashboard under `/admin/security`. */
export const SecurityPage = () => (
  <>
    <PageTitle {...securityWords.page} />
    <Security />
  </>
);
