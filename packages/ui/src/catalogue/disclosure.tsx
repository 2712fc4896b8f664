import { Stack, Text } from '@aera/ui';
import { Accordion } from '@aera/ui/accordion';
import { Carousel } from '@aera/ui/carousel';
import { Collapsible } from '@aera/ui/collapsible';
import { Tabs } from '@aera/ui/tabs';
import { Specimen } from './specimen.tsx';

const parts = ['Essence', 'Matter', 'Aether'];
const about = (part: string) => <Text measure>What the organisation says about {part.toLowerCase()}.</Text>;
const tabs = parts.map((part) => ({ value: part, label: part, panel: about(part) }));
const numbers = Array.from({ length: 18 }, (_, index) => ({
  value: String(index + 1),
  label: index + 1,
  name: `Objection ${index + 1}`,
  panel: <Text>The answer to objection {index + 1}.</Text>,
}));

export const Disclosure = () => (
  <>
    <Specimen title="Accordion" from="@aera/ui/accordion">
      <Accordion items={parts.map((part) => ({ value: part, title: part, content: about(part) }))} />
    </Specimen>
    <Specimen title="Collapsible" from="@aera/ui/collapsible">
      <Stack gap={0}>
        <Collapsible title="Open at first" headingLevel={4} defaultOpen>
          {about('Matter')}
        </Collapsible>
        <Collapsible title="Closed at first" headingLevel={4}>
          {about('Aether')}
        </Collapsible>
      </Stack>
    </Specimen>
    <Specimen title="Tabs" from="@aera/ui/tabs">
      <Tabs label="As a line" items={tabs} />
      <Tabs label="As pills" variant="pills" items={tabs} />
      <Tabs label="As numbers" variant="numbers" items={numbers} />
    </Specimen>
    <Specimen title="Carousel" from="@aera/ui/carousel">
      <Carousel
        label="The Living Fabric"
        counter={(n, of) => `${n} of ${of}`}
        items={parts.map((part) => ({ value: part, label: part, content: about(part) }))}
      />
    </Specimen>
  </>
);
