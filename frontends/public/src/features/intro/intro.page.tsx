import { intro } from '@aera/content/intro';
import { CallToAction } from '../../shared/page/call-to-action.tsx';
import { DisclaimerNote } from '../../shared/page/disclaimer-note.tsx';
import { PageHead } from '../../shared/page/page-head.tsx';
import { Explainer } from './explainer.tsx';
import { Hero } from './hero.tsx';
import { LivingFabric } from './living-fabric.tsx';
import { WhyNow } from './why-now.tsx';

const { meta, closing } = intro;

/** Short introduction to the organisation's offer. */
export const IntroPage = () => (
  <>
    <PageHead meta={meta} path="/intro" />
    <Hero />
    <Explainer />
    <WhyNow />
    <LivingFabric />
    <CallToAction
      title={closing.title}
      text={closing.claim.text}
      actions={closing.actions}
      note={closing.caution}
    />
    <DisclaimerNote />
  </>
);
