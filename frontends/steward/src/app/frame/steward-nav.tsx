import { focusRing, from, theme } from '@aera/ui';
import { useSteward } from '@aera/frontend-kit';
import { NavLink } from 'react-router-dom';
import { styled } from 'styled-components';
import { areas, mayOpen } from '../registry.ts';
import { frameCopy as copy } from './frame-copy.ts';

const Links = styled.nav`
  display: grid;
  gap: ${theme.space[1]};
  min-width: 0;
  /* Aligns the link labels with the logo. */
  margin-inline: calc(-1 * ${theme.space[4]});
  font-size: ${theme.text.sm};

  a {
    display: inline-flex;
    align-items: center;
    gap: ${theme.space[2]};
    min-height: 2.75rem;
    padding-inline: ${theme.space[4]};
    color: inherit;
    font-weight: 600;
    text-decoration: none;
    border-radius: ${theme.radius.full};
    ${focusRing}
  }
  @media ${from('tablet')} {
    display: flex;
    flex-wrap: wrap;
  }
  a:hover {
    background: color-mix(in srgb, currentcolor 10%, transparent);
  }
  a[aria-current='page'] {
    background: ${theme.color.accentSoft};
    color: ${theme.color.onAccentSoft};
  }
`;

export function StewardNav() {
  const { steward } = useSteward();
  return (
    <Links aria-label={copy.navigation}>
      {areas
        .filter(({ home }) => steward === null || mayOpen(steward.role, home.path))
        .map(({ home, Badge }) => (
          <NavLink key={home.path} to={home.path}>
            {home.label}
            {Badge && <Badge />}
          </NavLink>
        ))}
    </Links>
  );
}
