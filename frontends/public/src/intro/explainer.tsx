import { intro } from '@aera/content/intro';
import { Heading, Stack } from '@aera/ui';
import { HelpTip } from '@aera/ui/help-tip';
import { Steps } from '@aera/ui/steps';
import { FactNote } from '../page/fact-note.tsx';
import { PageSection } from '../page/page-section.tsx';
import { SayAndHear } from './say-and-hear.tsx';

const { eyebrow, title, lead, factLabel, process } = intro.explainer;

const steps = process.steps.map((step) => ({ title: step.title, text: step.claim.text }));

/** One sentence heard in two ways, and the three steps that are said to follow. */
export const Explainer = () => (
  <PageSection
    eyebrow={eyebrow}
    title={title}
    lead={
      <>
        {lead.before}
        <HelpTip tip={lead.tip}>{lead.term}</HelpTip>
        {lead.after}
      </>
    }
  >
    <SayAndHear />
    <Stack gap={6}>
      <Heading level={3} size="xl">
        {process.title}
      </Heading>
      <Steps across headingLevel={4} items={steps} />
      <FactNote label={factLabel}>{process.fact}</FactNote>
    </Stack>
  </PageSection>
);
