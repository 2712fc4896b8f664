import * as ui from '@aera/ui';
import { elevation, Eyebrow, Grid, Heading, Row, Stack, Text, theme } from '@aera/ui';
import { styled } from 'styled-components';
import { Specimen } from './specimen.tsx';

const pairs = [
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
const sizes = ['display', '3xl', '2xl', 'xl', 'lg', 'md'] as const;
const steps = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
const radii = ['sm', 'md', 'lg', 'full'] as const;
const heights = ['low', 'mid', 'high'] as const;
const icons = Object.entries(ui).filter((entry): entry is [string, typeof ui.BrandMark] =>
  /^[A-Z]\w+Icon$|^BrandMark$/.test(entry[0]),
);

const Swatch = styled.div`
  display: grid;
  gap: ${theme.space[2]};
  place-content: center;
  justify-items: center;
  min-height: 5rem;
  padding: ${theme.space[3]};
  background: ${theme.color.surface};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.md};
`;

const Line = styled.div`
  padding-top: ${theme.space[2]};
  border-top: 3px solid;
`;

const Bar = styled.div`
  height: ${theme.space[3]};
  background: ${theme.color.goldLine};
`;

const Label = ({ children }: { readonly children: string }) => <Text size="xs">{children}</Text>;

export const Foundations = () => (
  <>
    <Specimen title="Type" from="Eyebrow, Heading, Text">
      <Eyebrow>Eyebrow</Eyebrow>
      {sizes.map((size) => (
        <Stack gap={1} key={size}>
          <Label>{size}</Label>
          <Heading level={4} size={size}>
            Who holds authority?
          </Heading>
        </Stack>
      ))}
      <Text size="lg" measure>
        Large text opens a chapter. It has room around it and says one thing.
      </Text>
      <Text measure>
        Body text is set in Source Sans at seventeen pixels with generous leading, and never runs wider than
        about sixty-five characters. <a href="#foundations">Links are underlined</a>, and{' '}
        <mark>found words</mark> are marked. Figures are lining and line up: 1,204.10.
      </Text>
      <Text size="sm" tone="muted">
        Small and muted: what can be left unread.
      </Text>
    </Specimen>
    <Specimen title="Colour" from="theme.color">
      <Grid minColumn="9rem" gap={3}>
        {pairs.map(([background, color]) => (
          <Swatch
            key={background + color}
            style={{ background: theme.color[background], color: theme.color[color] }}
          >
            <Label>{`${color} on ${background}`}</Label>
          </Swatch>
        ))}
        {lines.map((line) => (
          <Line key={line} style={{ borderColor: theme.color[line] }}>
            <Label>{line}</Label>
          </Line>
        ))}
      </Grid>
    </Specimen>
    <Specimen title="Space, corners, height" from="theme.space, theme.radius, elevation">
      <Stack gap={2}>
        {steps.map((step) => (
          <Row key={step} wrap={false}>
            <Label>{String(step)}</Label>
            <Bar style={{ width: theme.space[step] }} />
          </Row>
        ))}
      </Stack>
      <Grid minColumn="8rem" gap={4}>
        {radii.map((radius) => (
          <Swatch key={radius} style={{ borderRadius: theme.radius[radius] }}>
            <Label>{radius}</Label>
          </Swatch>
        ))}
        {heights.map((height) => (
          <Swatch key={height} style={{ boxShadow: elevation[height] }}>
            <Label>{height}</Label>
          </Swatch>
        ))}
      </Grid>
    </Specimen>
    <Specimen title="Icons">
      <Grid minColumn="7.5rem" gap={2}>
        {icons.map(([name, Icon]) => (
          <Swatch key={name}>
            <Icon size="1.5rem" />
            <Label>{name}</Label>
          </Swatch>
        ))}
      </Grid>
    </Specimen>
  </>
);
