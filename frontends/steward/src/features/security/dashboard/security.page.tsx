import { PageTitle } from '../../../shared/page/page-title.tsx';
import { securityCopy } from '../security-copy.ts';
import { Security } from './security-panel.tsx';

/** The dashboard under `/admin/security`. */
export const SecurityPage = () => (
  <>
    <PageTitle {...securityCopy.page} />
    <Security />
  </>
);
