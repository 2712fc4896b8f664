import { SearchIcon, focusRing, from, theme } from '@aera/ui';
import { styled } from 'styled-components';
import { frameCopy } from '../frame/frame-copy.ts';
import { Key } from './keys.tsx';
import { isApple } from './use-palette-keys.ts';

const Frame = styled.div`
  grid-area: jump;
  justify-self: end;
`;

const Press = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${theme.space[2]};
  min-width: 2.75rem;
  min-height: 2.75rem;
  padding-inline: ${theme.space[3]};
  background: none;
  color: inherit;
  border: 1px solid color-mix(in srgb, currentcolor 35%, transparent);
  border-radius: ${theme.radius.full};
  font-size: ${theme.text.sm};
  cursor: pointer;
  ${focusRing}
  &:hover {
    background: color-mix(in srgb, currentcolor 10%, transparent);
  }
  /* Touch devices need no keyboard hint. */
  > kbd {
    display: none;
    @media ${from('tablet')} {
      display: inline-block;
    }
  }
`;

/** Opens the palette by pointer, and shows its keys. */
export const PaletteButton = ({ onOpen }: { readonly onOpen: () => void }) => (
  <Frame>
    <Press
      type="button"
      aria-haspopup="dialog"
      aria-keyshortcuts={isApple() ? 'Meta+K' : 'Control+K'}
      onClick={onOpen}
    >
      <SearchIcon size="1rem" />
      {frameCopy.palette.open}
      <Key aria-hidden>{isApple() ? frameCopy.palette.keys.apple : frameCopy.palette.keys.other}</Key>
    </Press>
  </Frame>
);
