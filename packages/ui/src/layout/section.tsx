import { css, styled } from 'styled-components';
import { styleProps } from '../style-props.ts';
import { darkScheme, theme } from '../theme/theme.ts';

interface SectionProps {
  /** `deep` turns the section, and all inside it, to the dark scheme: for heroes and closing calls. */
  readonly tone?: 'plain' | 'sunken' | 'deep';
  /** Space above and below; on paper it is small in any case. */
  readonly space?: string;
}

/** Not on paper, where backgrounds are left out and light text would be lost. */
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

/** A band of the page with the room that a chapter needs. */
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
