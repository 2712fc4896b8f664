import { type Intro, intro } from '@aera/content/intro';
import {
  ChevronLeftIcon,
  ChevronRightIcon,
  from,
  Heading,
  IconButton,
  Text,
  theme,
  VisuallyHidden,
} from '@aera/ui';
import { useWrapAround } from '@aera/ui/carousel';
import { Figure } from '@aera/ui/figure';
import { Tabs } from '@aera/ui/tabs';
import { styled } from 'styled-components';
import { fabricPictures } from '../../shared/media/fabric.ts';
import { ClaimedList } from '../../shared/page/claims.tsx';
import { PageSection } from '../../shared/page/page-section.tsx';

const Layer = styled.div`
  display: grid;
  align-items: center;
  gap: ${theme.space[5]} ${theme.space[8]};
  @media ${from('laptop')} {
    grid-template-columns: 7fr 5fr;
  }
`;

const Content = styled.div`
  display: grid;
  gap: ${theme.space[4]};
`;

/** One layer: its picture and what the organisation means by it. */
const FabricLayer = ({ layer }: { readonly layer: Intro['fabric']['layers'][number] }) => (
  <Layer>
    <Figure {...fabricPictures[layer.id]} alt={layer.alt} />
    <Content>
      <Heading level={3} size="2xl">
        {layer.title}
      </Heading>
      <Text size="lg" measure>
        {layer.claim.text}
      </Text>
      <ClaimedList list={layer.details} size="md" />
    </Content>
  </Layer>
);

const Frame = styled.section`
  position: relative;
`;

/** Beside the tabs where there is room, else under the panel. */
const Arrows = styled.div`
  display: flex;
  justify-content: center;
  gap: ${theme.space[3]};
  padding-top: ${theme.space[5]};
  > button {
    border: 1px solid ${theme.color.lineStrong};
  }
  @media ${from('tablet')} {
    position: absolute;
    inset: 0 0 auto auto;
    padding: 0;
  }
  @media (scripting: none) {
    display: none;
  }
`;

const { eyebrow, title, lead, tabs, previous, next, layers } = intro.fabric;

const items = layers.map((layer) => ({
  value: layer.id,
  label: layer.name,
  panel: <FabricLayer layer={layer} />,
}));

/** Three layers of one cloth, by tab or one after the other, round and round. */
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
        <Arrows>
          <IconButton label={previous} onClick={place.previous}>
            <ChevronLeftIcon />
          </IconButton>
          <IconButton label={next} onClick={place.next}>
            <ChevronRightIcon />
          </IconButton>
        </Arrows>
        <VisuallyHidden aria-live="polite">{shown?.title}</VisuallyHidden>
      </Frame>
    </PageSection>
  );
}
