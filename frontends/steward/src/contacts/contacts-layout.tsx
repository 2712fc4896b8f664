import { NavLink, Outlet } from 'react-router-dom';
import { PageLinks } from '../page/page-links.ts';
import { paths } from '../paths.ts';
import { bulkWords } from './bulk/bulk-words.ts';
import { RunningBulks } from './bulk/running-bulks.tsx';
import { contactsWords } from './contacts-words.ts';
import { mergesWords } from './merges/merges-words.ts';
import { scoreWords } from './score/score-words.ts';

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
