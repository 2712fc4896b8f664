import { NavLink, Outlet } from 'react-router-dom';
import { PageLinks } from '../../shared/links/page-links.ts';
import { paths } from '../../shared/paths.ts';
import { knowledgeWords } from './knowledge-copy.ts';

const words = knowledgeWords.pages;

/** Around the pages of the knowledge base. */
export const KnowledgeLayout = () => (
  <>
    <PageLinks aria-label={words.label}>
      <NavLink to={paths.articles}>{words.articles}</NavLink>
      <NavLink to={paths.gaps}>{words.gaps}</NavLink>
      <NavLink to={paths.searchRules}>{words.rules}</NavLink>
    </PageLinks>
    <Outlet />
  </>
);
