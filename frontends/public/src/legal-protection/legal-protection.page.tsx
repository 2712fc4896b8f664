import { legalProtection } from '@aera/content/legal-protection';
import { BattleSections } from '../legal-battle/battle-sections.tsx';
import { BindingNote } from '../legal-battle/binding-note.tsx';
import { ClosingCall } from '../page/closing-call.tsx';
import { DisclaimerNote } from '../page/disclaimer-note.tsx';
import { PageHead } from '../page/page-head.tsx';
import { PageOpening } from '../page/page-opening.tsx';
import { PageSection } from '../page/page-section.tsx';
import { CaseFile } from './case-file.tsx';
import { LawyerFirst } from './lawyer-first.tsx';

const { meta, eyebrow, title, lead, caseFile, lawyer, closing } = legalProtection;

/**
 * The safeguards behind the PIN. It is for people whom the organisation already knows, so it does not ask them
 * to join: it opens with the case file to prepare and the questions for a lawyer, which only they see, and goes on with the very
 * sections of `/legal-battle`.
 */
export const LegalProtectionPage = () => (
  <>
    <PageHead meta={meta} path="/legal-protection" />
    <PageOpening eyebrow={eyebrow} title={title} lead={lead.text} />
    <BindingNote />
    <PageSection title={caseFile.title} lead={caseFile.lead}>
      <CaseFile />
    </PageSection>
    <PageSection tone="sunken" title={lawyer.title} lead={lawyer.lead}>
      <LawyerFirst />
    </PageSection>
    <BattleSections />
    <ClosingCall title={closing.title} text={closing.text.text} actions={closing.actions} />
    <DisclaimerNote />
  </>
);
