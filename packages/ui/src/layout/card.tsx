import { css, styled } from 'styled-components';
import { styleProps } from '../style-props.ts';
import { elevation, type SpaceStep, theme } from '../theme/theme.ts';

export interface CardProps {
  readonly padding?: SpaceStep;
  /** `raised` has a shadow, `quiet` is sunken, `gold` has an ornamental edge. */
  readonly tone?: 'plain' | 'raised' | 'quiet' | 'gold';
}

const tones = {
  plain: null,
  raised: css`
    border-color: color-mix(in srgb, ${theme.color.line} 55%, transparent);
    box-shadow: ${elevation.mid};
  `,
  quiet: css`
    background: ${theme.color.sunken};
    border-color: transparent;
  `,
  gold: css`
    border-color: ${theme.color.goldLine};
  `,
};

export const Card = styled.div.withConfig(styleProps('padding', 'tone'))<CardProps>`
  padding: ${({ padding = 5 }) => theme.space[padding]};
  background: ${theme.color.surface};
  color: ${theme.color.ink};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.lg};
  ${({ tone = 'plain' }) => tones[tone]}
`;
