import { legalProtection } from '@aera/content/legal-protection';
import { BattleSections } from './battle-sections.tsx';
import { BindingNote } from './binding-note.tsx';
import { CallToAction } from '../../shared/page/call-to-action.tsx';
import { DisclaimerNote } from '../../shared/page/disclaimer-note.tsx';
import { PageHead } from '../../shared/page/page-head.tsx';
import { PageHero } from '../../shared/page/page-hero.tsx';
import { PageSection } from '../../shared/page/page-section.tsx';
import { CaseFile } from './case-file.tsx';
import { LawyerQuestions } from './lawyer-questions.tsx';

const { meta, eyebrow, title, lead, caseFile, lawyer, closing } = legalProtection;

/**
 * The safeguards behind the PIN. It is for people whom the organisation already knows, so it does not ask them
 * to join: it opens with the case file to prepare and the questions for a lawyer, which only they see, and goes on with the very
 * sections of `/legal-battle`.
 */
export const LegalProtectionPage = () => (
  <>
    <PageHead meta={meta} path="/legal-protection" />
    <PageHero eyebrow={eyebrow} title={title} lead={lead.text} />
    <BindingNote />
    <PageSection title={caseFile.title} lead={caseFile.lead}>
      <CaseFile />
    </PageSection>
    <PageSection tone="sunken" title={lawyer.title} lead={lawyer.lead}>
      <LawyerQuestions />
    </PageSection>
    <BattleSections />
    <CallToAction title={closing.title} text={closing.text.text} actions={closing.actions} />
    <DisclaimerNote />
  </>
);
