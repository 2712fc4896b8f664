import { legalProtection } from '@aera/content/legal-protection';
import { ContentPage } from '../../shared/page/content-page.tsx';
import { PageSection } from '../../shared/page/page-section.tsx';
import { paths } from '../../shared/paths.ts';
import { BattleSections } from './battle-sections.tsx';
import { BindingNote } from './binding-note.tsx';
import { CaseFile } from './case-file.tsx';
import { LawyerQuestions } from './lawyer-questions.tsx';

const { caseFile, lawyer } = legalProtection;

/**
 * The safeguards behind the PIN, for people whom the organisation already knows: the case file and the questions for a lawyer come
 * before the sections of `/legal-battle`.
 */
export const LegalProtectionPage = () => (
  <ContentPage path={paths.legalProtection} copy={legalProtection}>
    <BindingNote />
    <PageSection title={caseFile.title} lead={caseFile.lead}>
      <CaseFile />
    </PageSection>
    <PageSection tone="sunken" title={lawyer.title} lead={lawyer.lead}>
      <LawyerQuestions />
    </PageSection>
    <BattleSections />
  </ContentPage>
);
