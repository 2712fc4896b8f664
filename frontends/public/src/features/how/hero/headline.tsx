import { hero } from '@aera/content/how/opening';
import {
  Heading,
  IconButton,
  PauseIcon,
  PlayIcon,
  VisuallyHidden,
  prefersReducedMotion,
  theme,
} from '@aera/ui';
import { useState, useEffect } from 'react';
import { keyframes, styled } from 'styled-components';

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

/** Milliseconds per typed character, per deleted character, and for a complete word. */
const delaysMs = { type: 150, erase: 80, hold: 2000 } as const;

/** Index of the current word, its visible length, and whether it is being deleted. */
interface TypewriterState {
  readonly index: number;
  readonly length: number;
  readonly erasing: boolean;
}

/** The first word in full, which a prerendered page shows. */
const initialState = (words: readonly string[]): TypewriterState => ({
  index: 0,
  length: words[0]?.length ?? 0,
  erasing: false,
});

const isComplete = (words: readonly string[], { index, length }: TypewriterState): boolean =>
  length === words[index]?.length;

/** Returns how long this state lasts, in milliseconds. */
const getDelayMs = (words: readonly string[], typed: TypewriterState): number => {
  if (typed.erasing) return delaysMs.erase;
  return isComplete(words, typed) ? delaysMs.hold : delaysMs.type;
};

/** Returns the state one character later: a complete word is deleted, and after an empty one the next is typed. */
function nextState(words: readonly string[], typed: TypewriterState): TypewriterState {
  const { index, length, erasing } = typed;
  if (!erasing && !isComplete(words, typed)) return { index, length: length + 1, erasing };
  if (length > 1) return { index, length: length - 1, erasing: true };
  return { index: (index + 1) % words.length, length: 0, erasing: false };
}

/** Returns the visible part of the current word; the words alternate. Does not change while paused or with reduced motion. */
function useTypewriter(words: readonly string[], paused: boolean): string {
  const [state, setState] = useState(() => initialState(words));

  useEffect(() => {
    if (paused || prefersReducedMotion()) return;
    const timer = setTimeout(() => setState(nextState(words, state)), getDelayMs(words, state));
    return () => clearTimeout(timer);
  }, [words, state, paused]);

  return words[state.index]?.slice(0, state.length) ?? '';
}
