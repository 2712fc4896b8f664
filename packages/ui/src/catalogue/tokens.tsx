import { elevation, Grid, Row, Stack, Text, theme } from '@aera/ui';
import { styled } from 'styled-components';
import { Specimen } from './specimen.tsx';

const swatches = [
  ['canvas', 'ink'],
  ['surface', 'ink'],
  ['sunken', 'inkMuted'],
  ['ink', 'canvas'],
  ['accent', 'onAccent'],
  ['accentHover', 'onAccent'],
  ['accentSoft', 'onAccentSoft'],
  ['surface', 'accent'],
  ['surface', 'gold'],
  ['destructive', 'onDestructive'],
  ['destructiveSoft', 'onDestructiveSoft'],
  ['successSoft', 'onSuccessSoft'],
  ['warningSoft', 'onWarningSoft'],
] as const;

const lines = ['line', 'lineStrong', 'goldLine', 'focus'] as const;

const Swatch = styled.div`
  display: flex;
  align-items: end;
  min-height: 5.5rem;
  padding: ${theme.space[3]};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.md};
`;

const Line = styled.div`
  padding-top: ${theme.space[2]};
  border-top: 3px solid;
`;

export const Colours = () => (
  <Specimen title="Colour" from="theme.color">
    <Grid minColumn="9rem" gap={3}>
      {swatches.map(([background, text]) => (
        <Swatch
          key={background + text}
          style={{ background: theme.color[background], color: theme.color[text] }}
        >
          <Text size="xs">
            {text}
            <br />
            on {background}
          </Text>
        </Swatch>
      ))}
    </Grid>
    <Grid minColumn="9rem" gap={3}>
      {lines.map((line) => (
        <Line key={line} style={{ borderColor: theme.color[line] }}>
          <Text size="xs" tone="muted">
            {line}
          </Text>
        </Line>
      ))}
    </Grid>
  </Specimen>
);

const steps = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
const radii = ['sm', 'md', 'lg', 'full'] as const;
const heights = ['low', 'mid', 'high'] as const;

const Bar = styled.div`
  height: ${theme.space[3]};
  background: ${theme.color.goldLine};
  border-radius: 2px;
`;

const Box = styled.div`
  display: grid;
  place-items: center;
  min-height: 5rem;
  background: ${theme.color.surface};
  border: 1px solid ${theme.color.line};
`;

export const Spacing = () => (
  <Specimen title="Space, corners, height" from="theme.space, theme.radius, elevation">
    <Stack gap={2}>
      {steps.map((step) => (
        <Row key={step} gap={3} wrap={false}>
          <Text size="xs" tone="muted" style={{ width: '1.5rem' }}>
            {step}
          </Text>
          <Bar style={{ width: theme.space[step] }} />
        </Row>
      ))}
    </Stack>
    <Grid minColumn="8rem" gap={4}>
      {radii.map((radius) => (
        <Box key={radius} style={{ borderRadius: theme.radius[radius] }}>
          <Text size="xs">{radius}</Text>
        </Box>
      ))}
      {heights.map((height) => (
        <Box key={height} style={{ borderRadius: theme.radius.md, boxShadow: elevation[height] }}>
          <Text size="xs">{height}</Text>
        </Box>
      ))}
    </Grid>
  </Specimen>
);
