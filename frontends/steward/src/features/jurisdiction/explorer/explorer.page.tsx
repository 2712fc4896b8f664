import { ButtonLink, Stack } from '@aera/ui';
import { Link } from 'react-router-dom';
import { PageTitle } from '../../../shared/page/page-title.tsx';
import { portalTab } from '../../../shared/paths.ts';
import { ConsentSearch } from '../consent-search.tsx';
import { ExplorerList } from './explorer-list.tsx';
import { explorerWords as words } from './explorer-copy.ts';
import { SelectedActivity } from './selected-activity.tsx';
import { useExplorerState } from './use-explorer-state.ts';

/** Consent records by address: search, page size, offset, and what is known of the address that is selected. */
export function ExplorerPage() {
  const state = useExplorerState();
  return (
    <>
      <PageTitle title={words.title} lead={words.lead} />
      <div>
        <ButtonLink as={Link} to={portalTab('jurisdiction')} variant="ghost" size="sm">
          {words.toTab}
        </ButtonLink>
      </div>
      <ConsentSearch
        key={state.ip}
        ip={state.ip}
        // A search for nothing does nothing.
        onSearch={(wanted) => wanted && state.setIp(wanted)}
        onClear={() => state.setIp(null)}
      />
      <Stack gap={6}>
        <ExplorerList state={state} />
        <SelectedActivity ip={state.selected} onClose={state.unselect} />
      </Stack>
    </>
  );
}
