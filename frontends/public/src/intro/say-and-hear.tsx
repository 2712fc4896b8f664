import { intro } from '@aera/content/intro';
import { Heading, Stack, Text, darkScheme, from, theme } from '@aera/ui';
import { styled } from 'styled-components';
import { FactNote } from '../page/fact-note.tsx';
import { SoundWaves } from './sound-waves.tsx';

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

const Heard = styled(Voice)`
  ${darkScheme}
  background: ${theme.color.canvas};
  color: ${theme.color.gold};
`;

const { pair, factLabel } = intro.explainer;

/** What you say, what they are said to hear, and what a dictionary says. */
export const SayAndHear = () => (
  <Stack gap={5}>
    <Heading level={3} size="xl">
      {pair.title}
    </Heading>
    <Pair>
      <Voice>
        <dt>{pair.say.label}</dt>
        <dd>{pair.say.words}</dd>
      </Voice>
      <Heard>
        <dt>{pair.hear.label}</dt>
        <dd>{pair.hear.words}</dd>
      </Heard>
      <SoundWaves />
    </Pair>
    <Text measure>{pair.claim.text}</Text>
    <FactNote label={factLabel}>{pair.fact}</FactNote>
  </Stack>
);
