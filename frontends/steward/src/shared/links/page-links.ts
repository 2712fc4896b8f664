import { focusRing, theme } from '@aera/ui';
import { styled } from 'styled-components';

/** Links to the pages of one area, above each of them. */
export const PageLinks = styled.nav`
  display: flex;
  gap: ${theme.space[1]};
  overflow-x: auto;
  scrollbar-width: none;
  border-bottom: 1px solid ${theme.color.line};
  font-size: ${theme.text.sm};

  a {
    flex: none;
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
    padding-inline: ${theme.space[4]};
    color: ${theme.color.inkMuted};
    font-weight: 600;
    text-decoration: none;
    border-bottom: 2px solid transparent;
    ${focusRing}
  }
  /* The row clips what stands over its edge. */
  a:focus-visible {
    outline-offset: -3px;
  }
  a:hover {
    color: ${theme.color.ink};
  }
  a[aria-current='page'] {
    color: ${theme.color.accent};
    border-bottom-color: ${theme.color.accent};
  }
`;
