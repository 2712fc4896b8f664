import { termsOfService } from '@aera/content/terms-of-service';
import { paths } from '../../shared/paths.ts';
import { LegalText } from './legal-text.tsx';

/** The terms of service. */
export const TermsPage = () => <LegalText document={termsOfService} path={paths.terms} />;
