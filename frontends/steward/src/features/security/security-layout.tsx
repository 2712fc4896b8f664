import { NavLink, Outlet } from 'react-router-dom';
import { PageLinks } from '../../shared/links/page-links.ts';
import { paths } from '../../shared/paths.ts';
import { securityWords } from './security-copy.ts';

const words = securityWords.pages;

/** Around the pages of security. */
export const SecurityLayout = () => (
  <>
    <PageLinks aria-label={words.label}>
      <NavLink end to={paths.security}>
        {words.dashboard}
      </NavLink>
      <NavLink to={paths.threats}>{words.threats}</NavLink>
      <NavLink to={paths.blocked}>{words.blocked}</NavLink>
      <NavLink to={paths.allowList}>{words.allowList}</NavLink>
      <NavLink to={paths.threatRules}>{words.rules}</NavLink>
      <NavLink to={paths.compliance}>{words.compliance}</NavLink>
      <NavLink to={paths.audit}>{words.audit}</NavLink>
    </PageLinks>
    <Outlet />
  </>
);
