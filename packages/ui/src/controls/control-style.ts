import { css } from 'styled-components';
import { theme } from '../theme/theme.ts';

/** Shared by text fields, text areas and selects. At least 16 px: below that phones zoom in on focus. */
export const controlStyle = css`
  width: 100%;
  min-height: 2.875rem;
  padding: 0.625rem 0.875rem;
  background: ${theme.color.surface};
  color: ${theme.color.ink};
  border: 1px solid ${theme.color.lineStrong};
  border-radius: ${theme.radius.md};
  font-size: max(16px, ${theme.text.sm});
  line-height: 1.45;
  transition: border-color ${theme.duration.fast} ${theme.easing.out};

  &::placeholder {
    color: ${theme.color.inkMuted};
    opacity: 1;
  }
  &:hover {
    border-color: ${theme.color.ink};
  }
  &:focus-visible {
    outline: 2px solid ${theme.color.focus};
    outline-offset: 1px;
  }
  &[aria-invalid='true'] {
    border-color: ${theme.color.destructive};
    box-shadow: inset 0 0 0 1px ${theme.color.destructive};
  }
  &:disabled {
    background: ${theme.color.sunken};
    opacity: 0.7;
    cursor: not-allowed;
  }
`;
