import { focusRing, theme } from '@aera/ui';
import { styled } from 'styled-components';

/** A list of chips. */
export const Chips = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
  min-width: 0;
`;

/** A button with the look of a tag, such as for removing an entry. */
export const Chip = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[2]};
  max-width: 100%;
  min-height: 2.25rem;
  padding: ${theme.space[1]} ${theme.space[2]} ${theme.space[1]} ${theme.space[3]};
  background: ${theme.color.accentSoft};
  color: ${theme.color.onAccentSoft};
  border: 1px solid transparent;
  border-radius: ${theme.radius.full};
  font-size: ${theme.text.sm};
  line-height: 1.3;
  text-align: start;
  overflow-wrap: anywhere;
  cursor: pointer;
  ${focusRing}
  &:hover {
    border-color: currentcolor;
  }
  b {
    font-weight: 600;
  }
`;
