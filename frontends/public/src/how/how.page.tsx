import { closing } from '@aera/content/how/closing';
import { contents, meta } from '@aera/content/how/opening';
import { styled } from 'styled-components';
import { ClosingCall } from '../page/closing-call.tsx';
import { DisclaimerNote } from '../page/disclaimer-note.tsx';
import { PageHead } from '../page/page-head.tsx';
import { AlignmentPart } from './alignment/alignment.part.tsx';
import { OnThisPage } from './contents/on-this-page.tsx';
import { FoundationPart } from './foundation/foundation.part.tsx';
import { HowHero } from './hero/how-hero.tsx';
import { ObjectionsPart } from './objections/objections.part.tsx';
import { PapalBullsPart } from './papal-bulls/papal-bulls.part.tsx';
import { PersonTrap } from './person-trap/person-trap.tsx';
import { PrecedentsPart } from './precedents/precedents.part.tsx';
import { TruthRevealedPart } from './truth-revealed/truth-revealed.part.tsx';

const Parts = styled.div`
  position: relative;
`;

/** How it is said to have started, to work and to end: one long page in nine parts. */
export const HowPage = () => (
  <>
    <PageHead meta={meta} path="/how" />
    <HowHero />
    <Parts>
      <OnThisPage />
      <FoundationPart />
      <AlignmentPart />
      <PrecedentsPart />
      <PapalBullsPart />
      <TruthRevealedPart />
      <ObjectionsPart />
    </Parts>
    <div id={contents.parts[6].id}>
      <ClosingCall title={closing.title} text={closing.text.text} actions={closing.actions} />
    </div>
    <DisclaimerNote />
    <PersonTrap />
  </>
);
