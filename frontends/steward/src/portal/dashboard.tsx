import type { StewardUser } from '@aera/contracts';
import { Tabs } from '@aera/ui/tabs';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { Bots } from '../bots/bots.tsx';
import { Contacts } from '../contacts/contacts.tsx';
import { StewardFrame } from '../frame/steward-frame.tsx';
import { Consents } from '../jurisdiction/consents.tsx';
import { Onboarding } from '../onboarding/onboarding.tsx';
import { OwnSteps } from '../onboarding/own-steps.tsx';
import { PageTitle } from '../page/page-title.tsx';
import { type PortalTab, portalTab } from '../paths.ts';
import { tabsOf } from '../session/roles.ts';
import { Security } from '../security/dashboard/security.tsx';
import { portalWords as words } from './portal-words.ts';

const panels = {
  security: <Security />,
  contacts: <Contacts />,
  jurisdiction: <Consents />,
  bots: <Bots />,
  onboarding: <Onboarding />,
};

/** The portal of a signed-in steward, with the tabs of their role; the address says which one is open. */
export function Dashboard({ steward }: { readonly steward: StewardUser }) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const tabs = tabsOf(steward.role);
  const open = tabs.find((tab) => tab === params.get('tab')) ?? tabs[0];
  return (
    <StewardFrame>
      <PageTitle title={words.title} lead={tabs.length > 1 ? words.lead : words.leadOfContacts} />
      <OwnSteps />
      <Tabs
        label={words.tabs.label}
        items={tabs.map((tab) => ({ value: tab, label: words.tabs[tab], panel: panels[tab] }))}
        keepPanels={false}
        value={open}
        onValueChange={(tab) => void navigate(portalTab(tab as PortalTab))}
      />
    </StewardFrame>
  );
}
