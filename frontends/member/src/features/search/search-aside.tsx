import { Button, Card, Heading, Stack, Text, theme } from '@aera/ui';
import { styled } from 'styled-components';
import { PlainList } from '../../shared/plain-list.ts';
import { ConfidenceBadge, type ConfidenceLevel } from './confidence.tsx';
import { searchCopy as copy } from './search-copy.ts';

const levels = Object.entries(copy.legend.levels) as [ConfidenceLevel, string][];

const Levels = styled(PlainList)`
  grid-template-columns: repeat(auto-fit, minmax(12rem, 1fr));
  gap: ${theme.space[4]};
  li {
    display: grid;
    align-content: start;
    justify-items: start;
    gap: ${theme.space[1]};
  }
`;

/** What the confidence labels mean; beside one another where there is room. */
export const ConfidenceLegend = () => (
  <Card as="section" tone="quiet">
    <Stack gap={4}>
      <Heading level={2} size="md">
        {copy.legend.title}
      </Heading>
      <Levels>
        {levels.map(([level, meaning]) => (
          <li key={level}>
            <ConfidenceBadge level={level} />
            <Text size="sm" tone="muted">
              {meaning}
            </Text>
          </li>
        ))}
      </Levels>
    </Stack>
  </Card>
);

/** Link to the experts for members without a suitable result. */
export const ExpertsCard = ({ onAsk }: { readonly onAsk: () => void }) => (
  <Card as="section">
    <Stack gap={3} align="start">
      <Heading level={2} size="md">
        {copy.experts.title}
      </Heading>
      <Text size="sm" tone="muted">
        {copy.experts.text}
      </Text>
      <Button variant="secondary" onClick={onAsk}>
        {copy.experts.open}
      </Button>
    </Stack>
  </Card>
);
