import { Button, Card, Grid, Heading, Stack, Text } from '@aera/ui';
import { ConfidenceBadge, type ConfidenceLevel } from './confidence.tsx';
import { searchCopy as copy } from './search-copy.ts';

const levels = Object.entries(copy.legend.levels) as [ConfidenceLevel, string][];

/** Explains the confidence labels, side by side if there is room. */
export const ConfidenceLegend = () => (
  <Card as="section" tone="quiet">
    <Stack gap={4}>
      <Heading level={2} size="md">
        {copy.legend.title}
      </Heading>
      <Grid as="ul" minColumn="12rem" gap={4}>
        {levels.map(([level, meaning]) => (
          <Stack as="li" key={level} gap={1} align="start">
            <ConfidenceBadge level={level} />
            <Text size="sm" tone="muted">
              {meaning}
            </Text>
          </Stack>
        ))}
      </Grid>
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
