import { Tabs as Radix } from 'radix-ui';
import { css, styled } from 'styled-components';
import { focusRing } from '../theme/focus-ring.ts';
import { theme } from '../theme/theme.ts';

/** `line` for the parts of a screen, `pills` for a few chapters with long names, `numbers` for a long row of short ones. */
export type TabsVariant = 'line' | 'pills' | 'numbers';

const wrapping = css`
  flex-wrap: wrap;
  gap: ${theme.space[2]};
`;

const lists = {
  line: css`
    gap: ${theme.space[1]};
    overflow-x: auto;
    scrollbar-width: none;
    border-bottom: 1px solid ${theme.color.line};
  `,
  pills: wrapping,
  numbers: wrapping,
};

export const List = styled(Radix.List)<{ $variant: TabsVariant }>`
  display: flex;
  ${({ $variant }) => lists[$variant]}
`;

const chip = css`
  min-width: 2.75rem;
  background: ${theme.color.surface};
  color: ${theme.color.ink};
  border: 1px solid ${theme.color.line};
  &:hover {
    border-color: ${theme.color.goldLine};
  }
  &[data-state='active'] {
    background: ${theme.color.accent};
    color: ${theme.color.onAccent};
    border-color: ${theme.color.accent};
  }
`;

const triggers = {
  line: css`
    flex: none;
    background: none;
    color: ${theme.color.inkMuted};
    border: 0;
    border-bottom: 2px solid transparent;
    /* The row clips what stands over its edge. */
    &:focus-visible {
      outline-offset: -3px;
      border-radius: ${theme.radius.sm};
    }
    &:hover {
      color: ${theme.color.ink};
    }
    &[data-state='active'] {
      color: ${theme.color.accent};
      border-bottom-color: ${theme.color.accent};
    }
  `,
  pills: css`
    ${chip}
    border-radius: 1.375rem;
    text-align: start;
  `,
  numbers: css`
    ${chip}
    padding-inline: ${theme.space[2]};
    border-radius: ${theme.radius.md};
    font-variant-numeric: tabular-nums;
  `,
};

export const Trigger = styled(Radix.Trigger)<{ $variant: TabsVariant }>`
  min-height: 2.75rem;
  padding: ${theme.space[2]} ${theme.space[4]};
  font-size: ${theme.text.sm};
  font-weight: 600;
  line-height: ${theme.leading.snug};
  cursor: pointer;
  transition:
    background-color ${theme.duration.fast} ${theme.easing.out},
    border-color ${theme.duration.fast} ${theme.easing.out},
    color ${theme.duration.fast} ${theme.easing.out};
  ${focusRing}
  ${({ $variant }) => triggers[$variant]}
`;

/** Hidden panels are there for search engines, and shown to readers without scripts, who could not choose them. */
export const Panel = styled(Radix.Content)`
  padding-top: ${theme.space[5]};
  ${focusRing}
  &[data-state='inactive'] {
    display: none;
    @media (scripting: none) {
      display: block;
    }
  }
`;
