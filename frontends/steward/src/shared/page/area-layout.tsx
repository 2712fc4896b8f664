import { focusRing, theme } from '@aera/ui';
import { useScrollIntoView } from '@aera/ui/scroll-into-view';
import type { ReactNode } from 'react';
import { NavLink, Outlet, useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import type { AreaProps } from '../feature.ts';

const PageLinks = styled.nav`
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
  /* Inner outlines, because the scrolling row clips outer ones. */
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

interface AreaLayoutProps extends AreaProps {
  /** URL query that links keep. */
  readonly search?: string;
  readonly children?: ReactNode;
}

/** Links above the pages of a feature. */
export function AreaLayout({ label, home, links, search = '', children }: AreaLayoutProps) {
  const row = useScrollIntoView<HTMLElement>(useLocation().pathname);
  return (
    <>
      <PageLinks ref={row} aria-label={label}>
        {links.map(({ path, label }) => (
          <NavLink key={path} end={path === home} to={{ pathname: path, search }}>
            {label}
          </NavLink>
        ))}
      </PageLinks>
      {children}
      <Outlet />
    </>
  );
}
