import { intro } from '@aera/content/intro';
import { darkScheme, from, Heading, Stack, Text, theme } from '@aera/ui';
import { TermTooltip } from '@aera/ui/term-tooltip';
import { Steps } from '@aera/ui/steps';
import { styled } from 'styled-components';
import { FactNote } from '../../shared/page/fact-note.tsx';
import { PageSection } from '../../shared/page/page-section.tsx';

const { eyebrow, title, lead, factLabel, pair, process } = intro.explainer;

const Drawing = styled.svg`
  position: absolute;
  inset: 50% ${theme.space[5]} auto auto;
  width: 4.5rem;
  height: 4.5rem;
  padding: ${theme.space[4]};
  background: ${theme.color.canvas};
  color: ${theme.color.gold};
  border: 1px solid ${theme.color.goldLine};
  border-radius: 50%;
  rotate: 90deg;
  translate: 0 -50%;
  fill: none;
  stroke: currentcolor;
  stroke-linecap: round;
  stroke-width: 1.6;
  @media ${from('laptop')} {
    inset-inline: 50% auto;
    rotate: 0deg;
    translate: -50% -50%;
  }
`;

/** Decorative sound waves from the speaker to the listener. */
const SoundWaves = () => (
  <Drawing viewBox="0 0 24 24" aria-hidden>
    <circle cx="4.5" cy="12" r="1.6" fill="currentcolor" stroke="none" />
    <path d="M9 8a6.5 6.5 0 0 1 0 8M13 5a11.5 11.5 0 0 1 0 14M17 2.5a16 16 0 0 1 0 19" />
  </Drawing>
);

const Pair = styled.dl`
  position: relative;
  display: grid;
  gap: ${theme.space[2]};
  @media ${from('laptop')} {
    grid-template-columns: 1fr 1fr;
  }
`;

const Voice = styled.div`
  display: grid;
  align-content: center;
  gap: ${theme.space[3]};
  padding: clamp(2rem, 5vw, 4rem) clamp(1.5rem, 5vw, 4rem);
  background: ${theme.color.surface};
  color: ${theme.color.ink};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.lg};
  > dt {
    color: ${theme.color.gold};
    font-size: ${theme.text.sm};
    font-weight: 600;
  }
  > dd {
    font: 400 ${theme.text['3xl']} / ${theme.leading.tight} ${theme.font.display};
    text-wrap: balance;
  }
  @media ${from('laptop')} {
    & + & {
      padding-inline-start: clamp(3.5rem, 8vw, 7rem);
    }
  }
`;

const HeardVoice = styled(Voice)`
  ${darkScheme}
  background: ${theme.color.canvas};
  color: ${theme.color.gold};
`;

/** A phrase, its alleged meaning, and its dictionary meaning. */
const WordPair = () => (
  <Stack gap={5}>
    <Heading level={3} size="xl">
      {pair.title}
    </Heading>
    <Pair>
      <Voice>
        <dt>{pair.say.label}</dt>
        <dd>{pair.say.words}</dd>
      </Voice>
      <HeardVoice>
        <dt>{pair.hear.label}</dt>
        <dd>{pair.hear.words}</dd>
      </HeardVoice>
      <SoundWaves />
    </Pair>
    <Text measure>{pair.claim.text}</Text>
    <FactNote label={factLabel}>{pair.fact}</FactNote>
  </Stack>
);

const steps = process.steps.map((step) => ({ title: step.title, text: step.claim.text }));

/** One sentence with its two meanings, and the three steps that are said to follow. */
export const Explainer = () => (
  <PageSection
    eyebrow={eyebrow}
    title={title}
    lead={
      <>
        {lead.before}
        <TermTooltip tip={lead.tip}>{lead.term}</TermTooltip>
        {lead.after}
      </>
    }
  >
    <WordPair />
    <Stack gap={6}>
      <Heading level={3} size="xl">
        {process.title}
      </Heading>
      <Steps across headingLevel={4} items={steps} />
      <FactNote label={factLabel}>{process.fact}</FactNote>
    </Stack>
  </PageSection>
);
