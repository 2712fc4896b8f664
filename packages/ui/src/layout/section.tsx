import { css, styled } from 'styled-components';
import { styleProps } from '../style-props.ts';
import { darkScheme, theme } from '../theme/theme.ts';

interface SectionProps {
  /** `deep` applies the dark scheme to the section and its content: for heroes and closing calls. */
  readonly tone?: 'plain' | 'sunken' | 'deep';
  /** Vertical padding; always small in print. */
  readonly space?: string;
}

/** Not in print, which omits backgrounds, so that light text would be invisible. */
const deep = css`
  @media screen {
    ${darkScheme}
    background:
      radial-gradient(
        120% 90% at 85% -10%,
        color-mix(in srgb, ${theme.color.accentSoft} 75%, transparent),
        transparent 60%
      ),
      ${theme.color.canvas};
    color: ${theme.color.ink};
  }
`;

/** A full-width band of the page. */
export const Section = styled.section.withConfig(styleProps('tone', 'space'))<SectionProps>`
  position: relative;
  overflow: clip;
  padding-block: ${({ space = theme.space[9] }) => space};
  @media print {
    padding-block: ${theme.space[5]};
  }
  ${({ tone }) => tone === 'sunken' && css({ background: theme.color.sunken })}
  ${({ tone }) => tone === 'deep' && deep}
`;
