import { authoritySales } from '@aera/content/authority-sales';
import { Steps } from '@aera/ui/steps';
import { ActionLink } from '../page/action-link.tsx';
import { ClosingCall } from '../page/closing-call.tsx';
import { DisclaimerNote } from '../page/disclaimer-note.tsx';
import { PageHead } from '../page/page-head.tsx';
import { PageOpening } from '../page/page-opening.tsx';
import { PageSection } from '../page/page-section.tsx';
import { paths } from '../paths.ts';
import { ApplicationForm } from './application-form.tsx';
import { Faq } from './faq.tsx';
import { Features } from './features.tsx';
import { FilmSection } from './film-section.tsx';
import { MomentOfTruth } from './moment-of-truth.tsx';
import { PriceComparison } from './price-comparison.tsx';
import { Results } from './results.tsx';
import { StepText } from './step-text.tsx';

const { meta, eyebrow, title, lead, action, features, film, price, results, process, faq, closing } =
  authoritySales;

const steps = process.steps.map((step) => ({ title: step.title, text: <StepText step={step} /> }));

/** What the organisation offers, at what price, in which steps, and what the law says beside it. */
export const AuthoritySalesPage = () => (
  <>
    <PageHead meta={meta} path={paths.authoritySales} />
    <PageOpening eyebrow={eyebrow} title={title} lead={lead.text}>
      <ActionLink action={action} size="lg" />
    </PageOpening>
    <PageSection title={features.title} lead={features.lead}>
      <Features />
    </PageSection>
    <PageSection tone="sunken" title={film.title} lead={film.lead.text}>
      <FilmSection />
    </PageSection>
    <PageSection title={price.title} lead={price.intro.text}>
      <PriceComparison />
    </PageSection>
    <PageSection tone="sunken" title={results.title} lead={results.lead} beside>
      <Results />
    </PageSection>
    <MomentOfTruth />
    <PageSection title={process.title} lead={process.lead}>
      <Steps items={steps} across />
    </PageSection>
    <PageSection tone="sunken" title={faq.title} lead={faq.lead} beside>
      <Faq />
    </PageSection>
    <ClosingCall
      title={closing.title}
      text={closing.text.text}
      actions={[closing.action]}
      note={closing.note}
    />
    <DisclaimerNote />
    {/* Nothing opens it yet. */}
    <ApplicationForm open={false} />
  </>
);
