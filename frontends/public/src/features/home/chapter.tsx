import { home, type HomeSection, type Story } from '@aera/content/home';
import { Container, Eyebrow, from, Heading, Section, theme, Card, Stack, Text } from '@aera/ui';
import { css, styled } from 'styled-components';
import { ActionLinks } from '../../shared/page/action-link.tsx';
import { Claims, AttributedFigures } from '../../shared/page/claims.tsx';
import { revealStyle, useReveal } from './reveal.ts';
import { SectionDrawing } from './drawings/section-drawing.tsx';
import { getSectionTone, scrollToSection } from './sections.ts';
import { JourneySteps } from './journey-steps.tsx';
import { Particles, Sunrise } from './backdrops.tsx';

type Layout = 'opening' | 'pictureFirst' | 'textFirst' | 'closing';

const columns: Record<Layout, string> = {
  opening: 'minmax(0, 1.12fr) minmax(0, 1fr)',
  pictureFirst: 'minmax(0, 1.12fr) minmax(0, 1fr)',
  textFirst: 'minmax(0, 1fr) minmax(0, 1.12fr)',
  closing: 'minmax(0, 1fr) minmax(0, 1.12fr)',
};

const Band = styled(Section)`
  --paper: ${({ tone }) => (tone === 'sunken' ? theme.color.sunken : theme.color.canvas)};
  display: grid;
  align-content: center;
  min-height: min(calc(100dvh - var(--header-height, 0px)), 42rem);
  scroll-margin-top: calc(var(--header-height, 6rem) - 6rem);
  overflow: hidden;
  outline: none;
  @media ${from('laptop')} {
    min-height: min(calc(100dvh - var(--header-height, 0px)), 54rem);
  }
`;

const Columns = styled(Container)<{ $layout: Layout }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[6]} ${theme.space[8]};
  align-items: center;
  @media ${from('tablet')} {
    ${({ $layout }) => $layout !== 'opening' && $layout !== 'closing' && css({ gridTemplateColumns: columns[$layout] })}
    ${({ $layout }) => $layout === 'pictureFirst' && css({ '> :first-child': { order: 2 } })}
  }
  @media ${from('laptop')} {
    grid-template-columns: ${({ $layout }) => columns[$layout]};
  }
`;

const Content = styled.div`
  display: grid;
  gap: ${theme.space[5]};
  justify-items: start;
  ${revealStyle}
`;

const Numeral = styled.span`
  font: 400 1.25rem / 1 ${theme.font.display};
  letter-spacing: 0.06em;
`;

const numerals = ['I', 'II', 'III', 'IV', 'V', 'VI'];

/** Returns the layout: picture and text alternate sides; the first and the last chapter start with their text. */
function getLayout(index: number): Layout {
  if (index === 0) return 'opening';
  if (index === home.sections.length - 1) return 'closing';
  return index % 2 === 1 ? 'pictureFirst' : 'textFirst';
}

/** One chapter: title, statements of the organisation, and links. */
export function Chapter({ section, index }: { readonly section: HomeSection; readonly index: number }) {
  const { ref, state } = useReveal<HTMLElement>();
  const first = index === 0;
  const last = index === home.sections.length - 1;
  return (
    <Band
      ref={ref}
      id={section.id}
      tone={getSectionTone(index)}
      tabIndex={-1}
      aria-labelledby={`${section.id}-title`}
      data-reveal={state}
    >
      {first && <Particles />}
      {last && <Sunrise />}
      <Columns $layout={getLayout(index)}>
        <Content>
          <Eyebrow>
            <Numeral aria-hidden>{numerals[index]}</Numeral>
            {section.name}
          </Eyebrow>
          <Heading level={first ? 1 : 2} size={first ? 'display' : '3xl'} id={`${section.id}-title`}>
            {section.title}
          </Heading>
          <Claims claims={section.claims} size="lg" />
          {section.figures && <AttributedFigures figures={section.figures} />}
          <ActionLinks actions={section.actions} size="lg" onSection={scrollToSection} />
        </Content>
        {last ? (
          <JourneySteps steps={home.steps} />
        ) : (
          <SectionDrawing id={section.id} small={section.stories !== undefined} />
        )}
      </Columns>
      {section.stories && <Stories stories={section.stories} />}
    </Band>
  );
}

const StoryGrid = styled(Container)`
  display: grid;
  gap: ${theme.space[4]};
  margin-top: ${theme.space[7]};
  ${revealStyle}
  @media ${from('tablet')} {
    grid-template-columns: repeat(3, 1fr);
    gap: ${theme.space[5]};
  }
`;

const Person = styled.p`
  color: ${theme.color.gold};
  font-size: ${theme.text.xs};
  font-weight: 600;
`;

/** Three example stories: kind of person, duration, situation, outcome. They name no real person. */
const Stories = ({ stories }: { readonly stories: readonly Story[] }) => (
  <StoryGrid>
    {stories.map(({ title, person, situation, outcome, timeframe }) => (
      <Stack key={title} as={Card} gap={2}>
        <Heading level={3}>{title}</Heading>
        <Person>
          {person} · {timeframe}
        </Person>
        <Text size="sm">{situation.text}</Text>
        <Text size="sm">{outcome.text}</Text>
      </Stack>
    ))}
  </StoryGrid>
);
