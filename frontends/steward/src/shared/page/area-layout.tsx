import type { ReactNode } from 'react';
import { NavLink, Outlet } from 'react-router-dom';
import type { AreaProps } from '../feature.ts';
import { PageLinks } from '../links/page-links.ts';

interface AreaLayoutProps extends AreaProps {
  /** Query that the links keep. */
  readonly search?: string;
  /** Between the links and the page. */
  readonly children?: ReactNode;
}

/** Around the pages of a feature that has several. */
export const AreaLayout = ({ label, home, links, search = '', children }: AreaLayoutProps) => (
  <>
    <PageLinks aria-label={label}>
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
