import { styled } from 'styled-components';
import { Grid } from '../layout/grid.tsx';
import { theme } from '../theme/theme.ts';
import { Text } from '../type/text.tsx';
import { Specimen } from './specimen.tsx';

const swatches = [
  ['canvas', 'ink'],
  ['surface', 'ink'],
  ['sunken', 'inkMuted'],
  ['accent', 'onAccent'],
  ['accentSoft', 'onAccentSoft'],
  ['surface', 'gold'],
  ['destructive', 'onDestructive'],
  ['destructiveSoft', 'onDestructiveSoft'],
  ['successSoft', 'onSuccessSoft'],
  ['warningSoft', 'onWarningSoft'],
] as const;

const Swatch = styled.div`
  display: flex;
  align-items: end;
  min-height: 6rem;
  padding: ${theme.space[3]};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.md};
`;

export function Colours() {
  return (
    <Specimen title="Colour">
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
    </Specimen>
  );
}
