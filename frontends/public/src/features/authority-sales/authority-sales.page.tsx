import { authoritySales, type AuthoritySales } from '@aera/content/authority-sales';
import { Badge, Stack } from '@aera/ui';
import { Steps } from '@aera/ui/steps';
import { ActionLink } from '../../shared/page/action-link.tsx';
import { CallToAction } from '../../shared/page/call-to-action.tsx';
import { DisclaimerNote } from '../../shared/page/disclaimer-note.tsx';
import { PageHead } from '../../shared/page/page-head.tsx';
import { PageHero } from '../../shared/page/page-hero.tsx';
import { PageSection } from '../../shared/page/page-section.tsx';
import { paths } from '../../shared/paths.ts';
import { ApplicationForm } from './application-form.tsx';
import { Faq } from './faq.tsx';
import { Features } from './features.tsx';
import { MomentOfTruth } from './moment-of-truth.tsx';
import { PriceComparison } from './price-comparison.tsx';
import { Results } from './results.tsx';
import { VideoSection } from './video-section.tsx';

const { meta, eyebrow, title, lead, action, features, film, price, results, process, faq, closing } =
  authoritySales;

/** When a step comes, and what happens in it. */
const StepText = ({ step }: { readonly step: AuthoritySales['process']['steps'][number] }) => (
  <Stack gap={3} align="start">
    <Badge variant="secondary">{step.when}</Badge>
    <span>{step.text.text}</span>
  </Stack>
);

const steps = process.steps.map((step) => ({ title: step.title, text: <StepText step={step} /> }));

/** What the organisation offers, at what price, in which steps, and what the law says beside it. */
export const AuthoritySalesPage = () => (
  <>
    <PageHead meta={meta} path={paths.authoritySales} />
    <PageHero eyebrow={eyebrow} title={title} lead={lead.text}>
      <ActionLink action={action} size="lg" />
    </PageHero>
    <PageSection title={features.title} lead={features.lead}>
      <Features />
    </PageSection>
    <PageSection tone="sunken" title={film.title} lead={film.lead.text}>
      <VideoSection />
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
    <CallToAction
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
