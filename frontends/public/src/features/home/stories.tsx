import type { Story } from '@aera/content/home';
import { Card, Container, Heading, Stack, Text, from, theme } from '@aera/ui';
import { styled } from 'styled-components';
import { revealStyle } from './reveal.ts';

const Row = styled(Container)`
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

/** Stories that the organisation tells about others: who, the matter, the outcome, and the duration. */
export const Stories = ({ stories }: { readonly stories: readonly Story[] }) => (
  <Row>
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
  </Row>
);
