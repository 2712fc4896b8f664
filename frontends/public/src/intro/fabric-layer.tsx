import type { Intro } from '@aera/content/intro';
import { Heading, Text, from, theme } from '@aera/ui';
import { Figure } from '@aera/ui/figure';
import { styled } from 'styled-components';
import { fabricPictures } from '../media/fabric.ts';
import { ClaimedList } from '../page/claimed-list.tsx';

const Layer = styled.div`
  display: grid;
  align-items: center;
  gap: ${theme.space[5]} ${theme.space[8]};
  @media ${from('laptop')} {
    grid-template-columns: 7fr 5fr;
  }
`;

const Words = styled.div`
  display: grid;
  gap: ${theme.space[4]};
`;

/** One layer: its picture and what the organisation means by it. */
export const FabricLayer = ({ layer }: { readonly layer: Intro['fabric']['layers'][number] }) => (
  <Layer>
    <Figure {...fabricPictures[layer.id]} alt={layer.alt} />
    <Words>
      <Heading level={3} size="2xl">
        {layer.title}
      </Heading>
      <Text size="lg" measure>
        {layer.claim.text}
      </Text>
      <ClaimedList list={layer.details} size="md" />
    </Words>
  </Layer>
);
