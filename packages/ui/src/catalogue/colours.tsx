import { Grid, Text, theme } from '@aera/ui';
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
