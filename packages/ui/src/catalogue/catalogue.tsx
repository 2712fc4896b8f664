import { Container, Heading, Section, Stack, from, theme } from '@aera/ui';
import { TooltipProvider } from '@aera/ui/tooltip';
import { styled } from 'styled-components';
import { Controls } from './controls.tsx';
import { Data } from './data.tsx';
import { Disclosure } from './disclosure.tsx';
import { Feedback } from './feedback.tsx';
import { Foundations } from './foundations.tsx';
import { Layout } from './layout.tsx';
import { HeroExample } from './hero.tsx';
import { Overlays } from './overlays.tsx';
import { type CatalogueMedia, Story } from './story.tsx';

export type { CatalogueMedia } from './story.tsx';

const Columns = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[7]};
  @media ${from('laptop')} {
    grid-template-columns: 11rem minmax(0, 1fr);
  }
`;

const Contents = styled.nav`
  @media ${from('laptop')} {
    position: sticky;
    top: calc(var(--header-height, 0px) + ${theme.space[6]});
    align-self: start;
  }
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${theme.space[5]};
    padding: 0;
    list-style: none;
    @media ${from('laptop')} {
      display: grid;
    }
  }
  a {
    display: inline-block;
    padding-block: ${theme.space[2]};
  }
`;

/** Every component of the design system in every state. Inside what the shell brings: theme, main content, toaster. */
export function Catalogue({ media }: { readonly media: CatalogueMedia }) {
  const chapters = [
    { id: 'foundations', title: 'Foundations', content: <Foundations /> },
    { id: 'layout', title: 'Layout', content: <Layout /> },
    { id: 'controls', title: 'Controls', content: <Controls /> },
    { id: 'disclosure', title: 'Disclosure', content: <Disclosure /> },
    { id: 'data', title: 'Data', content: <Data /> },
    { id: 'story', title: 'Story', content: <Story media={media} /> },
    { id: 'feedback', title: 'Feedback', content: <Feedback /> },
    { id: 'overlays', title: 'Overlays', content: <Overlays /> },
  ];
  return (
    <TooltipProvider>
      <HeroExample />
      <Section style={{ overflow: 'visible' }}>
        <Columns>
          <Contents aria-label="Components">
            <ul>
              {chapters.map(({ id, title }) => (
                <li key={id}>
                  <a href={`#${id}`}>{title}</a>
                </li>
              ))}
            </ul>
          </Contents>
          <Stack gap={8}>
            {chapters.map(({ id, title, content }) => (
              <Stack as="section" key={id} id={id} gap={6} aria-labelledby={`${id}-title`}>
                <Heading level={2} id={`${id}-title`}>
                  {title}
                </Heading>
                {content}
              </Stack>
            ))}
          </Stack>
        </Columns>
      </Section>
    </TooltipProvider>
  );
}
