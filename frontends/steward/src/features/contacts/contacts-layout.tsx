import { NavLink, Outlet } from 'react-router-dom';
import { PageLinks } from '../../shared/links/page-links.ts';
import { paths } from '../../shared/paths.ts';
import { bulkWords } from './bulk-jobs/bulk-jobs-copy.ts';
import { RunningBulks } from './bulk-jobs/running-bulk-jobs.tsx';
import { contactsWords } from './contacts-copy.ts';
import { mergesWords } from './merges/merges-copy.ts';
import { scoreWords } from './scoring/scoring-copy.ts';

const words = contactsWords.page.pages;

/** Around the pages of the contacts. */
export const ContactsLayout = () => (
  <>
    <PageLinks aria-label={words.label}>
      <NavLink end to={paths.contacts}>
        {words.list}
      </NavLink>
      <NavLink to={paths.duplicates}>{mergesWords.title}</NavLink>
      <NavLink to={paths.quarantine}>{words.quarantine}</NavLink>
      <NavLink to={paths.contactBulks}>{bulkWords.title}</NavLink>
      <NavLink to={paths.scoring}>{scoreWords.page.nav}</NavLink>
    </PageLinks>
    <RunningBulks />
    <Outlet />
  </>
);
