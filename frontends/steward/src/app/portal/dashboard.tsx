import type { StewardUser } from '@aera/contracts';
import { Row, Spinner } from '@aera/ui';
import { Tabs } from '@aera/ui/tabs';
import { Suspense } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { StewardFrame } from '../frame/steward-frame.tsx';
import { OwnSteps } from '../../features/account/onboarding/checklist.tsx';
import { LiveBadge } from '../../shared/list/freshness.tsx';
import { PageTitle } from '../../shared/page/page-title.tsx';
import { type PortalTab, portalTabPath } from '../../shared/paths.ts';
import { listTabs } from '../registry.ts';
import { portalCopy as copy } from '../frame/frame-copy.ts';

export function Dashboard({ steward }: { readonly steward: StewardUser }) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const tabs = listTabs(steward.role);
  const open = tabs.find(({ name }) => name === params.get('tab')) ?? tabs[0];
  return (
    <StewardFrame>
      <Row justify="space-between" align="start">
        <PageTitle title={copy.title} lead={tabs.length > 1 ? copy.lead : copy.contactsLead} />
        <LiveBadge />
      </Row>
      <OwnSteps />
      <Tabs
        label={copy.tabs}
        items={tabs.map(({ name, label, Panel }) => ({
          value: name,
          label,
          panel: (
            <Suspense fallback={<Spinner size="2rem" label={copy.loading} />}>
              <Panel />
            </Suspense>
          ),
        }))}
        keepPanels={false}
        value={open?.name}
        onValueChange={(tab) => void navigate(portalTabPath(tab as PortalTab))}
      />
    </StewardFrame>
  );
}
