import { NavLink, Outlet } from 'react-router-dom';
import { PageLinks } from '../../shared/links/page-links.ts';
import { paths } from '../../shared/paths.ts';
import { operationsWords } from './operations-copy.ts';

const words = operationsWords.pages;

/** Around the pages of those who keep the platform running. */
export const OperationsLayout = () => (
  <>
    <PageLinks aria-label={words.label}>
      <NavLink to={paths.operations} end>
        {words.overview}
      </NavLink>
      <NavLink to={paths.deadLetters}>{words.deadLetters}</NavLink>
      <NavLink to={paths.events}>{words.events}</NavLink>
      <NavLink to={paths.rebuilds}>{words.rebuilds}</NavLink>
      <NavLink to={paths.frontends}>{words.frontends}</NavLink>
    </PageLinks>
    <Outlet />
  </>
);
