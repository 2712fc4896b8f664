import { useMayChange } from '../../../shared/session/roles.tsx';
import { type FrontendName, listFrontends, type FrontendStatus } from '@aera/contracts';
import { MutedText, Notice, Row, Stack } from '@aera/ui';
import { useApiQuery } from '@aera/frontend-kit/use-api-query';
import { QueryContent } from '@aera/frontend-kit/query-content';
import { useState } from 'react';
import { Freshness } from '../../../shared/list/freshness.tsx';
import { PageTitle } from '../../../shared/page/page-title.tsx';
import { operationsCopy } from '../operations-copy.ts';
import { PinDialog, LatestBuildsLink } from './pin-dialog.tsx';
import { FrontendCard } from './frontend-card.tsx';
import { frontendsCopy as copy } from './frontends-copy.ts';
import { usePinFrontend } from './frontends-api.ts';

const intervalMs = 3000;

/** The builds of the micro-frontends, with buttons to pin one or follow the latest. */
export function FrontendsPage() {
  const query = useApiQuery(listFrontends, { intervalMs });
  const mayChange = useMayChange();
  return (
    <Stack gap={5}>
      <Row justify="space-between" align="end" gap={3}>
        <PageTitle title={copy.title} lead={copy.lead}>
          <MutedText>
            {copy.latestBuildsLink.text} <LatestBuildsLink />
          </MutedText>
        </PageTitle>
        <Freshness query={query} live />
      </Row>
      {!mayChange && <Notice>{operationsCopy.viewOnly}</Notice>}
      <QueryContent query={query} copy={copy}>
        {({ frontends, unrendered }) => (
          <FrontendList frontends={frontends} unrendered={unrendered} mayChange={mayChange} />
        )}
      </QueryContent>
    </Stack>
  );
}

/** The version to serve, and the revision that the steward saw. */
interface Draft {
  readonly name: FrontendName;
  readonly version: string | null;
  readonly revision: number;
}

interface FrontendListProps {
  readonly frontends: readonly FrontendStatus[];
  readonly unrendered: readonly string[];
  readonly mayChange: boolean;
}

function FrontendList({ frontends, unrendered, mayChange }: FrontendListProps) {
  const [draft, setDraft] = useState<Draft | null>(null);
  const pinning = usePinFrontend();
  const selected = draft && frontends.find(({ name }) => name === draft.name);
  const isConflict = draft && selected && selected.revision !== draft.revision && !pinning.isSuccess;
  return (
    <>
      {frontends.every(({ gateways }) => gateways.length === 0) && (
        <Notice tone="warning" title={copy.noGateway.title}>
          {copy.noGateway.text}
        </Notice>
      )}
      {unrendered.length > 0 && <Notice tone="warning">{copy.unrendered(unrendered.join(', '))}</Notice>}
      {frontends.map((frontend) => (
        <FrontendCard
          key={frontend.name}
          frontend={frontend}
          mayChange={mayChange}
          onSelect={(version) => {
            pinning.reset();
            setDraft({ name: frontend.name, version, revision: frontend.revision });
          }}
        />
      ))}
      {draft && selected && (
        <PinDialog
          frontend={selected}
          version={draft.version}
          pending={pinning.isPending}
          conflict={isConflict ? selected : null}
          onConfirm={(reason) =>
            pinning.mutate(
              { name: draft.name, version: draft.version, reason, expectedRevision: selected.revision },
              { onSuccess: () => setDraft(null) },
            )
          }
          onClose={() => setDraft(null)}
        />
      )}
    </>
  );
}
