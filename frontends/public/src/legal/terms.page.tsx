import { paths } from '../paths.ts';
import { LegalText } from './legal-text.tsx';
import { terms } from './terms.ts';

export const TermsPage = () => <LegalText document={terms} path={paths.terms} />;
