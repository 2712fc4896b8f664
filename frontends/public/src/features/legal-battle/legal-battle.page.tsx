import { legalBattle } from '@aera/content/legal-battle';
import { ActionLinks } from '../../shared/page/action-link.tsx';
import { ContentPage } from '../../shared/page/content-page.tsx';
import { paths } from '../../shared/paths.ts';
import { BattleSections } from './battle-sections.tsx';
import { BindingNote } from './binding-note.tsx';

const { actions, toScenarios, scenarios, closing } = legalBattle;

/** The offer for people in a dispute. The obligations that remain come first. */
export const LegalBattlePage = () => (
  <ContentPage
    path={paths.legalBattle}
    copy={{ ...legalBattle, closing: { ...closing, actions } }}
    hero={
      <>
        <ActionLinks actions={actions} />
        <a href={`#${scenarios.anchor}`}>{toScenarios}</a>
      </>
    }
  >
    <BindingNote />
    <BattleSections />
  </ContentPage>
);
