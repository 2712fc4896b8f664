import type { HowPersonTrap } from '@aera/content/how/person-trap';
import { theme } from '@aera/ui';
import { styled } from 'styled-components';

const Quote = styled.figure`
  padding: ${theme.space[4]} ${theme.space[5]};
  background: ${theme.color.sunken};
  border-radius: ${theme.radius.md};
  blockquote {
    line-height: 1.55;
  }
  figcaption {
    margin-top: ${theme.space[2]};
    color: ${theme.color.inkMuted};
    font: 500 ${theme.text.xs} / 1.4 ${theme.font.mono};
  }
`;

/** What the law says, to the letter. */
export const Statutes = ({ statutes }: { readonly statutes: HowPersonTrap['statute'] }) =>
  statutes.map(({ citation, quotation }) => (
    <Quote key={citation}>
      <blockquote>{quotation}</blockquote>
      <figcaption>{citation}</figcaption>
    </Quote>
  ));
