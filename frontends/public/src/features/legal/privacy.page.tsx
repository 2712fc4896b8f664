import { privacyPolicy } from '@aera/content/privacy-policy';
import { paths } from '../../shared/paths.ts';
import { LegalText } from './legal-text.tsx';
import { ComplianceCoverage } from './compliance-coverage.tsx';

/** What is collected, why, how long it is kept, and how to have it erased. */
export const PrivacyPage = () => (
  <LegalText document={privacyPolicy} path={paths.privacy} after={{ security: <ComplianceCoverage /> }} />
);
