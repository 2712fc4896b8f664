import { Tabs } from '@aera/ui/tabs';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { Bots } from '../bots/bots.tsx';
import { Contacts } from '../contacts/contacts.tsx';
import { StewardFrame } from '../frame/steward-frame.tsx';
import { Consents } from '../jurisdiction/consents.tsx';
import { PageTitle } from '../page/page-title.tsx';
import { type PortalTab, portalTab, portalTabs } from '../paths.ts';
import { portalWords as words } from './portal-words.ts';
import { RecordedToday } from './recorded-today.tsx';

const panels = {
  contacts: <Contacts />,
  jurisdiction: <Consents />,
  bots: <Bots />,
  onboarding: <RecordedToday words={words.onboarding} />,
};

/** The portal of a signed-in steward; the address says which tab is open. */
export function Dashboard() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const open = portalTabs.find((tab) => tab === params.get('tab')) ?? portalTabs[0];
  return (
    <StewardFrame>
      <PageTitle title={words.title} lead={words.lead} />
      <Tabs
        label={words.tabs.label}
        items={portalTabs.map((tab) => ({ value: tab, label: words.tabs[tab], panel: panels[tab] }))}
        keepPanels={false}
        value={open}
        onValueChange={(tab) => void navigate(portalTab(tab as PortalTab))}
      />
    </StewardFrame>
  );
}
