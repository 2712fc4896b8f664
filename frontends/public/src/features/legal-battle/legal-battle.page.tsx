import { legalBattle } from '@aera/content/legal-battle';
import { Row } from '@aera/ui';
import { ActionLink } from '../../shared/page/action-link.tsx';
import { CallToAction } from '../../shared/page/call-to-action.tsx';
import { DisclaimerNote } from '../../shared/page/disclaimer-note.tsx';
import { PageHead } from '../../shared/page/page-head.tsx';
import { PageHero } from '../../shared/page/page-hero.tsx';
import { BattleSections } from './battle-sections.tsx';
import { BindingNote } from './binding-note.tsx';

const { meta, eyebrow, title, lead, actions, toScenarios, scenarios, closing } = legalBattle;

/** What the organisation offers people in a live dispute, and, before it, what goes on binding them. */
export const LegalBattlePage = () => (
  <>
    <PageHead meta={meta} path="/legal-battle" />
    <PageHero eyebrow={eyebrow} title={title} lead={lead.text}>
      <Row>
        {actions.map((action, at) => (
          <ActionLink key={action.label} action={action} variant={at === 0 ? 'primary' : 'secondary'} />
        ))}
      </Row>
      <a href={`#${scenarios.anchor}`}>{toScenarios}</a>
    </PageHero>
    <BindingNote />
    <BattleSections />
    <CallToAction title={closing.title} text={closing.text.text} actions={actions} />
    <DisclaimerNote />
  </>
);
