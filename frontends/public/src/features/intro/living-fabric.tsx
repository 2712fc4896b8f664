import { type Intro, intro } from '@aera/content/intro';
import { Columns, from, Heading, hideWithoutScripts, Stack, Text, theme, VisuallyHidden } from '@aera/ui';
import { Arrows, useWrapAround } from '@aera/ui/arrows';
import { Figure } from '@aera/ui/figure';
import { Tabs } from '@aera/ui/tabs';
import { styled } from 'styled-components';
import { fabricPictures } from '../../shared/media/pictures.ts';
import { AttributedList } from '../../shared/page/claims.tsx';
import { PageSection } from '../../shared/page/page-section.tsx';

/** One layer: its picture and its meaning to the organisation. */
const FabricLayer = ({ layer }: { readonly layer: Intro['fabric']['layers'][number] }) => (
  <Columns tracks="7fr 5fr" gap={5} columnGap={8} align="center">
    <Figure {...fabricPictures[layer.id]} alt={layer.alt} />
    <Stack gap={4}>
      <Heading level={3} size="2xl">
        {layer.title}
      </Heading>
      <Text size="lg" measure>
        {layer.claim.text}
      </Text>
      <AttributedList list={layer.details} size="md" />
    </Stack>
  </Columns>
);

const Frame = styled.section`
  position: relative;
`;

/** Beside the tabs if there is room, otherwise below the panel. */
const Navigation = styled(Arrows)`
  justify-content: center;
  padding-top: ${theme.space[5]};
  @media ${from('tablet')} {
    position: absolute;
    inset: 0 0 auto auto;
    padding: 0;
  }
  ${hideWithoutScripts}
`;

const { eyebrow, title, lead, tabs, previous, next, layers } = intro.fabric;

const items = layers.map((layer) => ({
  value: layer.id,
  label: layer.name,
  panel: <FabricLayer layer={layer} />,
}));

/** Three layers, selected by tabs or by arrows that wrap around. */
export function LivingFabric() {
  const place = useWrapAround(layers.length);
  const shown = layers[place.index];
  return (
    <PageSection eyebrow={eyebrow} title={title} lead={lead.text}>
      <Frame aria-roledescription="carousel" aria-label={tabs}>
        <Tabs
          variant="pills"
          label={title}
          items={items}
          value={shown?.id}
          onValueChange={(id) => place.go(layers.findIndex((layer) => layer.id === id))}
        />
        <Navigation
          previousLabel={previous}
          nextLabel={next}
          onPrevious={place.previous}
          onNext={place.next}
        />
        <VisuallyHidden aria-live="polite">{shown?.title}</VisuallyHidden>
      </Frame>
    </PageSection>
  );
}
