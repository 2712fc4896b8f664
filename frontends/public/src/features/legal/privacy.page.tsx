import { privacyPolicy } from '@aera/content/privacy-policy';
import { paths } from '../../shared/paths.ts';
import { LegalText } from './legal-text.tsx';
import { ComplianceCoverage } from './compliance-coverage.tsx';

/** The privacy policy. */
export const PrivacyPage = () => (
  <LegalText document={privacyPolicy} path={paths.privacy} after={{ security: <ComplianceCoverage /> }} />
);
