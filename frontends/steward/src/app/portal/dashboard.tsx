import type { StewardUser } from '@aera/contracts';
import { Tabs } from '@aera/ui/tabs';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { Bots } from '../../features/analytics/bots/bots-panel.tsx';
import { Contacts } from '../../features/contacts/list/contacts-panel.tsx';
import { StewardFrame } from '../frame/steward-frame.tsx';
import { Consents } from '../../features/jurisdiction/consents-panel.tsx';
import { Onboarding } from '../../features/account/onboarding/onboarding-panel.tsx';
import { OwnSteps } from '../../features/account/onboarding/own-steps.tsx';
import { PageTitle } from '../../shared/page/page-title.tsx';
import { type PortalTab, portalTab } from '../../shared/paths.ts';
import { tabsOf } from '../../shared/session/roles.ts';
import { Security } from '../../features/security/dashboard/security-panel.tsx';
import { portalWords as words } from './portal-copy.ts';

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
