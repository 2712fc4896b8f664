import { shellWords } from '@aera/content/shell';
import { ShieldIcon, elevation, focusRing, screenOnly, theme } from '@aera/ui';
import { openJurisdictionModal } from '@aera/frontend-kit';
import { styled } from 'styled-components';

const Button = styled.button`
  position: fixed;
  bottom: max(${theme.space[4]}, env(safe-area-inset-bottom));
  left: max(${theme.space[4]}, env(safe-area-inset-left));
  z-index: 30;
  display: grid;
  place-items: center;
  width: 3rem;
  height: 3rem;
  padding: 0;
  background: ${theme.color.accent};
  color: ${theme.color.onAccent};
  border: 0;
  border-radius: ${theme.radius.full};
  box-shadow:
    0 0 0 2px ${theme.color.goldLine},
    ${elevation.mid};
  cursor: pointer;
  ${focusRing}
  &:hover {
    background: ${theme.color.accentHover};
  }
  ${screenOnly}
`;

/** On the full notices page, in place of the modal. */
export const FloatingNotice = () => (
  <Button
    type="button"
    aria-label={shellWords.openNotice}
    title={shellWords.openNotice}
    aria-haspopup="dialog"
    onClick={openJurisdictionModal}
  >
    <ShieldIcon size="1.5rem" />
  </Button>
);
