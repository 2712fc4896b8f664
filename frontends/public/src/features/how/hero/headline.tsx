import { hero } from '@aera/content/how/opening';
import { Heading, IconButton, PauseIcon, PlayIcon, VisuallyHidden, theme } from '@aera/ui';
import { useState } from 'react';
import { keyframes, styled } from 'styled-components';
import { useTypewriter } from './typewriter.ts';

const { lead, words, pause, resume } = hero.headline;
const allWords = words.join(', ');

/** With reduced motion, or without scripts, all words are shown at once. */
const reducedMotion = '(prefers-reduced-motion: reduce), (scripting: none)';

const Row = styled.div`
  display: flex;
  align-items: end;
  gap: ${theme.space[2]};
`;

const Title = styled(Heading)`
  font-size: clamp(2.5rem, 1.4rem + 4.6vw, 5rem);
`;

const StaticWords = styled.span`
  display: none;
  color: ${theme.color.gold};
  @media ${reducedMotion} {
    display: inline;
  }
`;

const blink = keyframes`50% { background-size: 0 0; }`;

/** As wide as the longest word, so that nothing beside or below it moves. */
const TypedWords = styled.span`
  display: inline-grid;
  justify-items: start;
  color: ${theme.color.gold};
  > * {
    grid-area: 1 / 1;
    padding-inline-end: 0.16em;
    font-weight: inherit;
    font-style: normal;
    white-space: nowrap;
  }
  > i {
    visibility: hidden;
  }
  /* Drawn as a background, because a moving element would count as a layout shift. */
  > b {
    background: linear-gradient(${theme.color.goldLine} 0 0) right 40% / 0.06em 72% no-repeat;
    animation: ${blink} 1.1s steps(1) infinite;
  }
  @media ${reducedMotion} {
    display: none;
  }
`;

const Pause = styled(IconButton)`
  margin-bottom: 0.35rem;
  color: ${theme.color.inkMuted};
  @media ${reducedMotion} {
    display: none;
  }
`;

/** A headline that ends in alternating words; screen readers get all of them. */
export function Headline() {
  const [paused, setPaused] = useState(false);
  const typed = useTypewriter(words, paused);
  return (
    <Row>
      <Title level={1} size="display">
        {lead} <VisuallyHidden>{allWords}</VisuallyHidden>
        <StaticWords aria-hidden>{allWords}</StaticWords>
        <TypedWords aria-hidden>
          {words.map((word) => (
            <i key={word}>{word}</i>
          ))}
          <b data-testid="typed">{typed}</b>
        </TypedWords>
      </Title>
      <Pause label={paused ? resume : pause} onClick={() => setPaused(!paused)}>
        {paused ? <PlayIcon size="1.1rem" /> : <PauseIcon size="1.1rem" />}
      </Pause>
    </Row>
  );
}
