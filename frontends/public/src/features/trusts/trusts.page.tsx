import { trusts } from '@aera/content/trusts';
import { Badge, Row, Stack, Text } from '@aera/ui';
import { Accordion } from '@aera/ui/accordion';
import { Steps } from '@aera/ui/steps';
import { ActionLink } from '../../shared/page/action-link.tsx';
import { CallToAction } from '../../shared/page/call-to-action.tsx';
import { DisclaimerNote } from '../../shared/page/disclaimer-note.tsx';
import { faqItems } from '../../shared/page/faq-items.tsx';
import { PageHead } from '../../shared/page/page-head.tsx';
import { PageHero } from '../../shared/page/page-hero.tsx';
import { PageSection } from '../../shared/page/page-section.tsx';
import { Cost } from './cost.tsx';
import { Included } from './included.tsx';
import { Law } from './law.tsx';
import { Structure } from './structure.tsx';

const steps = trusts.setup.steps.map(({ title, text, when }) => ({
  title,
  text: (
    <Stack gap={3} align="start">
      <Badge variant="outline">{when}</Badge>
      <p>{text.text}</p>
    </Stack>
  ),
}));

/** From the first call to the transfer of the last piece of property. */
const Setup = () => <Steps items={steps} across />;

const { meta, eyebrow, title, lead, actions, structure, included, setup, price, law, dispute, faq, closing } =
  trusts;

const questions = faqItems(faq.items, faq.fact);

/** What a trust is, what the organisation includes in one, how, at what price, and what it does and does not do in law. */
export const TrustsPage = () => (
  <>
    <PageHead meta={meta} path="/trusts" />
    <PageHero eyebrow={eyebrow} title={title} lead={lead.text}>
      <Row>
        {actions.map((action, at) => (
          <ActionLink key={action.label} action={action} variant={at === 0 ? 'primary' : 'secondary'} />
        ))}
      </Row>
    </PageHero>
    <PageSection title={structure.title} lead={structure.lead}>
      <Structure />
    </PageSection>
    <PageSection tone="sunken" title={included.title} lead={included.intro.text}>
      <Included />
    </PageSection>
    <PageSection title={setup.title} lead={setup.lead.text}>
      <Setup />
    </PageSection>
    <PageSection tone="sunken" title={price.title} lead={price.intro.text}>
      <Cost />
    </PageSection>
    <PageSection title={law.title} lead={law.lead}>
      <Law />
    </PageSection>
    <PageSection tone="sunken" title={faq.title} lead={faq.lead} beside>
      <Accordion items={questions} />
      <Row>
        <Text>{dispute.text}</Text>
        <ActionLink action={dispute.link} variant="secondary" />
      </Row>
    </PageSection>
    <CallToAction title={closing.title} text={closing.text.text} actions={closing.actions} />
    <DisclaimerNote />
  </>
);
