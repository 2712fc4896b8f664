import { type FrontendName, listFrontends, type LiveFrontend } from '@aera/contracts';
import { Notice, Row, Stack, Text } from '@aera/ui';
import { useState } from 'react';
import { Freshness } from '../../../shared/list/freshness.tsx';
import { PageTitle } from '../../../shared/page/page-title.tsx';
import { ReadingFailure } from '../../../shared/list/query-failure.tsx';
import { useMayChange } from '../../../shared/session/roles.tsx';
import { useStewardQuery } from '../../../shared/session/use-steward-query.ts';
import { operationsWords } from '../operations-copy.ts';
import { DecideDialog } from './pin-dialog.tsx';
import { FrontendCard } from './frontend-card.tsx';
import { frontendsWords as words } from './frontends-copy.ts';
import { useDecide } from './frontends-api.ts';
import { WayOut } from './newest-builds-link.tsx';

const every = 3000;

/** The builds of the micro-frontends: which is served, and the way back to another one. */
export function FrontendsPage() {
  const reading = useStewardQuery(listFrontends, { every });
  const mayAct = useMayChange();
  const { data, isError } = reading;
  return (
    <Stack gap={5}>
      <Row justify="space-between" align="end" gap={3}>
        <PageTitle title={words.title} lead={words.lead}>
          <Text tone="muted" size="sm">
            {words.wayOut.text} <WayOut />
          </Text>
        </PageTitle>
        <Freshness reading={reading} live />
      </Row>
      {!mayAct && <Notice>{operationsWords.lookOnly}</Notice>}
      {!data && isError && <ReadingFailure title={words.failed} reading={reading} />}
      {!data && !isError && <Text as="output">{words.loading}</Text>}
      {data && <Known frontends={data.frontends} unrendered={data.unrendered} mayAct={mayAct} />}
    </Stack>
  );
}

/** What a steward is about to have served, and how many decisions there were when they looked. */
interface Asked {
  readonly name: FrontendName;
  readonly version: string | null;
  readonly revision: number;
}

interface KnownProps {
  readonly frontends: readonly LiveFrontend[];
  readonly unrendered: readonly string[];
  readonly mayAct: boolean;
}

function Known({ frontends, unrendered, mayAct }: KnownProps) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const decide = useDecide();
  const about = asked && frontends.find(({ name }) => name === asked.name);
  const isOvertaken = asked && about && about.revision !== asked.revision && !decide.isSuccess;
  return (
    <>
      {frontends.every(({ gateways }) => gateways.length === 0) && (
        <Notice tone="warning" title={words.noGateway.title}>
          {words.noGateway.text}
        </Notice>
      )}
      {unrendered.length > 0 && <Notice tone="warning">{words.unrendered(unrendered.join(', '))}</Notice>}
      {frontends.map((frontend) => (
        <FrontendCard
          key={frontend.name}
          frontend={frontend}
          mayAct={mayAct}
          onAsk={(version) => {
            decide.reset();
            setAsked({ name: frontend.name, version, revision: frontend.revision });
          }}
        />
      ))}
      {asked && about && (
        <DecideDialog
          frontend={about}
          version={asked.version}
          pending={decide.isPending}
          conflict={isOvertaken ? about : null}
          onConfirm={(reason) =>
            decide.mutate(
              { name: asked.name, version: asked.version, reason, expectedRevision: about.revision },
              { onSuccess: () => setAsked(null) },
            )
          }
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}
