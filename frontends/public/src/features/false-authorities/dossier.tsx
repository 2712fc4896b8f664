import { falseAuthorities, type FalseAuthority, type ViewId } from '@aera/content/false-authorities';
import { Columns, elevation, Eyebrow, from, Heading, hideWithoutScripts, Stack, Text, theme } from '@aera/ui';
import { SegmentedControl } from '@aera/ui/segmented-control';
import { useState } from 'react';
import { styled } from 'styled-components';
import { AeraWay } from './aera-way.tsx';
import { Emblem } from './emblem.tsx';
import { TheirSystem } from './their-system.tsx';
import { FactList } from '../../shared/page/fact-list.tsx';

const Seal = styled.div`
  display: grid;
  place-items: center;
  width: clamp(6rem, 14vw, 9rem);
  aspect-ratio: 1;
  color: ${theme.color.gold};
  background: ${theme.color.canvas};
  border: 1px solid ${theme.color.goldLine};
  border-radius: 50%;
  box-shadow:
    inset 0 0 0 0.375rem ${theme.color.surface},
    inset 0 0 0 calc(0.375rem + 1px) color-mix(in srgb, ${theme.color.goldLine} 45%, transparent);
`;

const Facts = styled(FactList)`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[3]} ${theme.space[6]};
  font-size: ${theme.text.sm};
  line-height: 1.45;
  dt {
    color: ${theme.color.inkMuted};
    font-size: ${theme.text.xs};
  }
  dd {
    font-weight: 600;
  }
`;

const { labels } = falseAuthorities;

/** Facts about the institution from the public record. */
const DossierHeader = ({ authority }: { readonly authority: FalseAuthority }) => (
  <Columns as="header" from="tablet" tracks="auto 1fr" gap={5} columnGap={6}>
    <Seal>
      <Emblem name={authority.emblem} size="66%" />
    </Seal>
    <Stack gap={3}>
      <Eyebrow>{labels.record}</Eyebrow>
      <Heading level={3} size="2xl">
        {authority.name}
      </Heading>
      <Facts
        facts={{
          [labels.established]: authority.established,
          [labels.location]: authority.location,
          [labels.kind]: authority.kind,
        }}
      />
      <Text measure>{authority.about}</Text>
    </Stack>
  </Columns>
);

const Frame = styled.article`
  padding: clamp(1.25rem, 4vw, 3rem);
  background: ${theme.color.surface};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.lg};
  box-shadow: ${elevation.mid};
`;

const Views = styled(SegmentedControl<ViewId>)`
  align-self: stretch;
  @media ${from('tablet')} {
    align-self: start;
  }
  ${hideWithoutScripts}
`;

/** The hidden view stays in the page for search engines, and is shown without scripts. */
const View = styled.div`
  &[data-shown='false'] {
    display: none;
    @media (scripting: none) {
      display: block;
    }
  }
`;

const { views, viewsOf: viewsLabel } = falseAuthorities.explorer;
const options = views.map(({ id, label }) => ({ value: id, label }));

/** One institution with its two views. It stays mounted while another institution’s tab is open, so its selected view is kept. */
export function Dossier({ authority }: { readonly authority: FalseAuthority }) {
  const [view, setView] = useState<ViewId>(views[0].id);
  return (
    <Frame>
      <Stack gap={6}>
        <DossierHeader authority={authority} />
        <Views label={viewsLabel} options={options} value={view} onValueChange={setView} />
        <View data-shown={view === 'their-system'}>
          <TheirSystem authority={authority} />
        </View>
        <View data-shown={view === 'aera-way'}>
          <AeraWay way={authority.aeraWay} />
        </View>
      </Stack>
    </Frame>
  );
}
