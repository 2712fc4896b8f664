import type { LegalProtection } from '@aera/content/legal-protection';
import { ContentPage } from '../../shared/page/content-page.tsx';
import { PinPage } from '../../shared/page/pin-page.tsx';
import { PageSection } from '../../shared/page/page-section.tsx';
import { paths } from '../../shared/paths.ts';
import { BattleSections } from './battle-sections.tsx';
import { BindingNote } from './binding-note.tsx';
import { CaseFile } from './case-file.tsx';
import { LawyerQuestions } from './lawyer-questions.tsx';

/** The page behind the PIN for existing clients: the case file and the questions for a lawyer precede the sections of `/legal-battle`. */
export const LegalProtectionPage = () => (
  <PinPage<LegalProtection> page="legal-protection" title="Legal Safeguards">
    {(content) => (
      <ContentPage path={paths.legalProtection} copy={content}>
        <BindingNote />
        <PageSection title={content.caseFile.title} lead={content.caseFile.lead}>
          <CaseFile caseFile={content.caseFile} />
        </PageSection>
        <PageSection tone="sunken" title={content.lawyer.title} lead={content.lawyer.lead}>
          <LawyerQuestions questions={content.lawyer.questions} limits={content.limits} />
        </PageSection>
        <BattleSections />
      </ContentPage>
    )}
  </PinPage>
);
