import { intro } from '@aera/content/intro';
import { ClosingCall } from '../page/closing-call.tsx';
import { DisclaimerNote } from '../page/disclaimer-note.tsx';
import { PageHead } from '../page/page-head.tsx';
import { Explainer } from './explainer.tsx';
import { IntroHero } from './intro-hero.tsx';
import { LivingFabric } from './living-fabric.tsx';
import { WhyNow } from './why-now.tsx';

const { meta, closing } = intro;

/** What the organisation offers, in a few minutes. */
export const IntroPage = () => (
  <>
    <PageHead meta={meta} path="/intro" />
    <IntroHero />
    <Explainer />
    <WhyNow />
    <LivingFabric />
    <ClosingCall
      title={closing.title}
      text={closing.claim.text}
      actions={closing.actions}
      note={closing.caution}
    />
    <DisclaimerNote />
  </>
);
