import { trusts } from '@aera/content/trusts';
import { Row, Text } from '@aera/ui';
import { Accordion } from '@aera/ui/accordion';
import { ActionLink } from '../page/action-link.tsx';
import { ClosingCall } from '../page/closing-call.tsx';
import { DisclaimerNote } from '../page/disclaimer-note.tsx';
import { faqItems } from '../page/faq-items.tsx';
import { PageHead } from '../page/page-head.tsx';
import { PageOpening } from '../page/page-opening.tsx';
import { PageSection } from '../page/page-section.tsx';
import { Included } from './included.tsx';
import { Cost } from './cost.tsx';
import { Law } from './law.tsx';
import { Setup } from './setup.tsx';
import { Structure } from './structure.tsx';

const { meta, eyebrow, title, lead, actions, structure, included, setup, price, law, dispute, faq, closing } =
  trusts;

const questions = faqItems(faq.items, faq.fact);

/** What a trust is, what the organisation includes in one, how, at what price, and what it does and does not do in law. */
export const TrustsPage = () => (
  <>
    <PageHead meta={meta} path="/trusts" />
    <PageOpening eyebrow={eyebrow} title={title} lead={lead.text}>
      <Row>
        {actions.map((action, at) => (
          <ActionLink key={action.label} action={action} variant={at === 0 ? 'primary' : 'secondary'} />
        ))}
      </Row>
    </PageOpening>
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
    <ClosingCall title={closing.title} text={closing.text.text} actions={closing.actions} />
    <DisclaimerNote />
  </>
);
