import { intro } from '@aera/content/intro';
import { theme } from '@aera/ui';
import { Collapsible } from '@aera/ui/collapsible';
import { Video } from '@aera/ui/video';
import { styled } from 'styled-components';
import { CallToAction } from '../../shared/page/call-to-action.tsx';
import { DisclaimerNote } from '../../shared/page/disclaimer-note.tsx';
import { PageHead } from '../../shared/page/page-head.tsx';
import { Explainer } from './explainer.tsx';
import { Hero } from './hero.tsx';
import { LivingFabric } from './living-fabric.tsx';
import { whyNowVideo } from '../../shared/media/videos.ts';
import { PageSection } from '../../shared/page/page-section.tsx';

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

const Lines = styled.ol`
  display: grid;
  gap: ${theme.space[3]};
  padding: 0 0 ${theme.space[4]};
  strong {
    display: block;
    font: 400 ${theme.text.lg} / 1.3 ${theme.font.display};
  }
  span {
    color: ${theme.color.inkMuted};
    font-size: ${theme.text.sm};
  }
`;

const { title, lead, transcript, film } = intro.explainer.whyNow;

/** The film and its text. */
const WhyNow = () => (
  <PageSection tone="sunken" beside title={title} lead={lead.text}>
    <div>
      <Video {...whyNowVideo} title={film.title} />
      <Collapsible title={transcript} headingLevel={3}>
        <p>{film.description}</p>
        <Lines>
          {film.scenes.map(({ words, caption }) => (
            <li key={words}>
              <strong>{words}</strong>
              <span>{caption}</span>
            </li>
          ))}
        </Lines>
      </Collapsible>
    </div>
  </PageSection>
);
