import { Card, CheckIcon, Heading, Stack, Text, theme } from '@aera/ui';
import { styled } from 'styled-components';

const Points = styled.ul`
  display: grid;
  gap: ${theme.space[4]};
  padding: 0;
  list-style-type: '';
  li {
    display: flex;
    gap: ${theme.space[3]};
    max-width: ${theme.measure};
    line-height: 1.55;
  }
  svg {
    margin-top: 0.2em;
    color: ${theme.color.gold};
  }
`;

export interface RecordedTodayProps {
  readonly words: { readonly title: string; readonly lead: string; readonly points: readonly string[] };
}

/** An area that has no service of its own yet: what stands in for it, in words. */
export const RecordedToday = ({ words }: RecordedTodayProps) => (
  <Card padding={6}>
    <Stack gap={5}>
      <Stack gap={2}>
        <Heading level={2} size="lg">
          {words.title}
        </Heading>
        <Text tone="muted">{words.lead}</Text>
      </Stack>
      <Points>
        {words.points.map((point) => (
          <li key={point}>
            <CheckIcon />
            {point}
          </li>
        ))}
      </Points>
    </Stack>
  </Card>
);
