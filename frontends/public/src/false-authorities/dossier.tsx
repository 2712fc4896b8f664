import { type FalseAuthority, type ViewId, falseAuthorities } from '@aera/content/false-authorities';
import { Stack, elevation, from, theme } from '@aera/ui';
import { Segmented } from '@aera/ui/segmented';
import { useState } from 'react';
import { styled } from 'styled-components';
import { AeraWay } from './aera-way.tsx';
import { DossierHead } from './dossier-head.tsx';
import { TheirSystem } from './their-system.tsx';

const Frame = styled.article`
  padding: clamp(1.25rem, 4vw, 3rem);
  background: ${theme.color.surface};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.lg};
  box-shadow: ${elevation.mid};
`;

const Views = styled(Segmented<ViewId>)`
  align-self: stretch;
  @media ${from('tablet')} {
    align-self: start;
  }
  @media (scripting: none) {
    display: none;
  }
`;

/** The other view is there for search engines, and shown to readers without scripts, who could not choose it. */
const View = styled.div`
  &[data-shown='false'] {
    display: none;
    @media (scripting: none) {
      display: block;
    }
  }
`;

const { views, viewsOf } = falseAuthorities.explorer;
const options = views.map(({ id, label }) => ({ value: id, label }));

/** One institution, in both views. Stays mounted while another is shown, and so keeps what is open and what is chosen. */
export function Dossier({ authority }: { readonly authority: FalseAuthority }) {
  const [view, setView] = useState<ViewId>(views[0].id);
  return (
    <Frame>
      <Stack gap={6}>
        <DossierHead authority={authority} />
        <Views label={viewsOf} options={options} value={view} onValueChange={setView} />
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
