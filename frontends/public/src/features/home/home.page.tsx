import { home } from '@aera/content/home';
import { theme } from '@aera/ui';
import { styled } from 'styled-components';
import { DisclaimerNote } from '../../shared/page/disclaimer-note.tsx';
import { PageHead } from '../../shared/page/page-head.tsx';
import { Chapter } from './chapter.tsx';
import { storyId } from './sections.ts';
import { DotNavigation } from './dot-navigation.tsx';

const Foot = styled.div`
  padding-top: ${theme.space[8]};
`;

/** The landing page with its six sections. */
export function HomePage() {
  return (
    <>
      <PageHead meta={home.meta} path="/" />
      <DotNavigation />
      <div id={storyId}>
        {home.sections.map((section, index) => (
          <Chapter key={section.id} section={section} index={index} />
        ))}
      </div>
      <Foot>
        <DisclaimerNote />
      </Foot>
    </>
  );
}
