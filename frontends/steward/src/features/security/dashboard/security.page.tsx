import { PageTitle } from '../../../shared/page/page-title.tsx';
import { securityWords } from '../security-copy.ts';
import { Security } from './security-panel.tsx';

/** The dashboard under `/admin/security`. */
export const SecurityPage = () => (
  <>
    <PageTitle {...securityWords.page} />
    <Security />
  </>
);
