import { intro } from '@aera/content/intro';
import { theme } from '@aera/ui';
import { Collapsible } from '@aera/ui/collapsible';
import { Video } from '@aera/ui/video';
import { styled } from 'styled-components';
import { whyNowVideo } from '../../shared/media/videos.ts';
import { PageSection } from '../../shared/page/page-section.tsx';

const Lines = styled.ol`
  display: grid;
  gap: ${theme.space[3]};
  padding: 0 0 ${theme.space[4]};
  list-style: none;
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
export const WhyNow = () => (
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
