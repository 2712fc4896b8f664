import { home } from '@aera/content/home';
import type { HomeSection } from '@aera/content/home';
import { Container, Eyebrow, Heading, Row, Section, from, theme } from '@aera/ui';
import { css, styled } from 'styled-components';
import { ActionLink } from '../page/action-link.tsx';
import { Claims } from '../page/claims.tsx';
import { Figures } from '../page/figures.tsx';
import { CalendarDial } from '../page/calendar-dial.tsx';
import { JourneySteps } from './journey-steps.tsx';
import { Particles } from './particles.tsx';
import { scrollToSection } from './scroll-to-section.ts';

const tones = ['deep', 'plain', 'sunken', 'deep', 'plain', 'sunken'] as const;

const Chapter = styled(Section)`
  display: grid;
  align-content: center;
  min-height: min(calc(100dvh - var(--header-height, 0px)), 52rem);
  scroll-margin-top: calc(var(--header-height, 6rem) - 6rem);
  overflow: hidden;
  outline: none;
`;

const Columns = styled(Container)<{ $turned: boolean }>`
  display: grid;
  gap: ${theme.space[6]} ${theme.space[8]};
  align-items: center;
  @media ${from('laptop')} {
    grid-template-columns: ${({ $turned }) => ($turned ? '5fr 7fr' : '7fr 5fr')};
    > :first-child {
      ${({ $turned }) => $turned && css({ order: 2 })}
    }
  }
`;

const Words = styled.div`
  display: grid;
  gap: ${theme.space[5]};
  justify-items: start;

  @supports (animation-timeline: view()) {
    @media (prefers-reduced-motion: no-preference) {
      animation: rise linear both;
      animation-timeline: view();
      animation-range: entry 15% entry 65%;
      @keyframes rise {
        from {
          opacity: 0;
          transform: translateY(2rem);
        }
      }
    }
  }
`;

const Numeral = styled.div`
  display: none;
  justify-self: center;
  color: ${theme.color.goldLine};
  font: 400 clamp(10rem, 22vw, 20rem) / 0.8 ${theme.font.display};
  opacity: 0.28;
  &::before {
    content: attr(data-numeral);
  }
  @media ${from('laptop')} {
    display: block;
  }
`;

const Ornament = styled.div`
  display: none;
  justify-self: center;
  @media ${from('laptop')} {
    display: block;
  }
`;

const numerals = ['I', 'II', 'III', 'IV', 'V', 'VI'];

/** One chapter: what it is called, what the organisation states, where to go on. */
export function StorySection({ section, index }: { readonly section: HomeSection; readonly index: number }) {
  const first = index === 0;
  const last = index === home.sections.length - 1;
  return (
    <Chapter id={section.id} tone={tones[index]} tabIndex={-1} aria-labelledby={`${section.id}-title`}>
      {first && <Particles />}
      <Columns $turned={index % 2 === 1 && !last}>
        <Words style={first ? { animation: 'none' } : undefined}>
          <Eyebrow>{section.name}</Eyebrow>
          <Heading level={first ? 1 : 2} size={first ? 'display' : '3xl'} id={`${section.id}-title`}>
            {section.title}
          </Heading>
          <Claims claims={section.claims} size="lg" />
          {section.figures && <Figures figures={section.figures} />}
          <Row gap={3}>
            {section.actions.map((action, at) => (
              <ActionLink
                key={action.label}
                action={action}
                variant={at === 0 ? 'primary' : 'secondary'}
                size="lg"
                onSection={scrollToSection}
              />
            ))}
          </Row>
        </Words>
        {first ? (
          <Ornament>
            <CalendarDial width="min(32rem, 38vw)" />
          </Ornament>
        ) : (
          !last && <Numeral aria-hidden data-numeral={numerals[index]} />
        )}
        {last && <JourneySteps steps={home.steps} />}
      </Columns>
    </Chapter>
  );
}
