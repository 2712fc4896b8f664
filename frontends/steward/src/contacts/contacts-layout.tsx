import { NavLink, Outlet } from 'react-router-dom';
import { PageLinks } from '../page/page-links.ts';
import { paths } from '../paths.ts';
import { contactsWords } from './contacts-words.ts';

const words = contactsWords.page.pages;

/** Around the pages of the contacts. */
export const ContactsLayout = () => (
  <>
    <PageLinks aria-label={words.label}>
      <NavLink end to={paths.contacts}>
        {words.list}
      </NavLink>
      <NavLink to={paths.quarantine}>{words.quarantine}</NavLink>
    </PageLinks>
    <Outlet />
  </>
);
