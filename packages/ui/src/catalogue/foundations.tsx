import { Eyebrow, Heading, Stack, Text } from '@aera/ui';
import { Colours, Spacing } from './tokens.tsx';
import { Icons } from './icons.tsx';
import { Specimen } from './specimen.tsx';

export const Foundations = () => (
  <>
    <Specimen title="Type" from="Eyebrow, Heading, Text">
      <Eyebrow>Eyebrow</Eyebrow>
      {(['display', '3xl', '2xl', 'xl', 'lg', 'md'] as const).map((size) => (
        <Stack gap={1} key={size}>
          <Text size="xs" tone="muted">
            {size}
          </Text>
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
    <Colours />
    <Spacing />
    <Icons />
  </>
);
