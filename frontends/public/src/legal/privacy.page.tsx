import { paths } from '../paths.ts';
import { LegalText } from './legal-text.tsx';
import { privacy } from './privacy.ts';

export const PrivacyPage = () => <LegalText document={privacy} path={paths.privacy} />;
