import {
  type FrontendName,
  type FrontendStatus,
  listFrontendDecisions,
  type ResponseOf,
} from '@aera/contracts';
import { Badge, Button, MutedText, Row, Stack } from '@aera/ui';
import { useApiQuery } from '@aera/frontend-kit/use-api-query';
import { QueryContent } from '@aera/frontend-kit/query-content';
import { ShortId } from '../../../shared/links/id-links.tsx';
import { type Column, dateColumn, textColumn } from '../../../shared/table/column.ts';
import { StaticTable } from '../../../shared/table/static-table.tsx';
import { formatBytes } from '../operations-copy.ts';
import { frontendsCopy as copy, shortenVersion } from './frontends-copy.ts';

interface VersionsTableProps {
  readonly frontend: FrontendStatus;
  readonly mayChange: boolean;
  readonly onPin: (version: string) => void;
}

const [versionTitle, state, built, size, commitTitle, actions] = copy.columns;

const createVersionColumns = ({
  frontend: { name, versions, pin, gateways },
  onPin,
}: VersionsTableProps): readonly Column<FrontendStatus['versions'][number]>[] => [
  { id: 'version', title: versionTitle, cell: ({ version }) => <ShortId id={version} /> },
  {
    id: 'state',
    title: state,
    cell: ({ version }) => (
      <Row gap={2}>
        {gateways.some(({ live }) => live === version) && <Badge variant="success">{copy.live}</Badge>}
        {pin?.version === version && <Badge variant="warning">{copy.pinned}</Badge>}
        {version === versions[0]?.version && <Badge variant="secondary">{copy.latest}</Badge>}
      </Row>
    ),
  },
  dateColumn('built', built, ({ builtAt }) => builtAt),
  textColumn('size', size, ({ bytes }) => formatBytes(bytes), { wrap: 'never' }),
  { id: 'commit', title: commitTitle, wrap: 'never', cell: ({ commit }) => <Commit commit={commit} /> },
  {
    id: 'pin',
    title: actions,
    cell: ({ version }) =>
      pin?.version !== version && (
        <Button
          size="sm"
          variant="secondary"
          aria-label={copy.pinLabel(shortenVersion(version), copy.titles[name])}
          onClick={() => onPin(version)}
        >
          {copy.pin}
        </Button>
      ),
  },
];

/** The builds that any gateway can serve, newest first, with buttons that pin one. */
export function VersionsTable(props: VersionsTableProps) {
  const { frontend, mayChange } = props;
  const columns = createVersionColumns(props);
  return (
    <StaticTable
      caption={copy.versions(copy.titles[frontend.name])}
      hideCaption
      columns={mayChange ? columns : columns.slice(0, -1)}
      rows={frontend.versions}
      getKey={({ version }) => version}
    />
  );
}

const dirty = '-dirty';

/** The commit of a build, and whether the working tree had changes. */
function Commit({ commit }: { readonly commit: string | null }) {
  if (commit === null) return copy.unknownCommit;
  if (!commit.endsWith(dirty)) return <ShortId id={commit} />;
  return (
    <>
      <ShortId id={commit.slice(0, -dirty.length)} /> {copy.changed}
    </>
  );
}

const [gatewayTitle, gatewayVersion, serves, lastSeen] = copy.gatewayColumns;

const gatewayColumns: readonly Column<FrontendStatus['gateways'][number]>[] = [
  textColumn('gateway', gatewayTitle, ({ gateway }) => gateway, { wrap: 'words' }),
  textColumn('version', gatewayVersion, ({ version }) => version, { wrap: 'words' }),
  {
    id: 'live',
    title: serves,
    cell: ({ live }) => (live === null ? copy.none : <ShortId id={live} />),
  },
  dateColumn('at', lastSeen, ({ at }) => at),
];

export const GatewaysTable = ({ frontend: { name, gateways } }: { readonly frontend: FrontendStatus }) => (
  <StaticTable
    caption={copy.gatewaysLabel(copy.titles[name])}
    hideCaption
    columns={gatewayColumns}
    rows={gateways}
    getKey={({ gateway }) => gateway}
  />
);

const historyCopy = copy.history;
const [time, change, changedBy, reasonTitle] = historyCopy.columns;

const pinColumns: readonly Column<ResponseOf<typeof listFrontendDecisions>['decisions'][number]>[] = [
  dateColumn('at', time, ({ at }) => at),
  textColumn(
    'change',
    change,
    ({ version }) => (version === null ? historyCopy.unpinned : historyCopy.pinned(shortenVersion(version))),
    { wrap: 'words' },
  ),
  textColumn('by', changedBy, ({ by }) => by, { wrap: 'words' }),
  textColumn('reason', reasonTitle, ({ reason }) => reason, { wrap: 'words' }),
];

/** Pins and unpins of a frontend, newest first. */
export function PinHistory({ name }: { readonly name: FrontendName }) {
  const query = useApiQuery(listFrontendDecisions, { params: { name } });
  return (
    <QueryContent query={query} copy={historyCopy}>
      {({ decisions, total }) =>
        decisions.length === 0 ? (
          <MutedText>{historyCopy.empty}</MutedText>
        ) : (
          <Stack gap={2}>
            <StaticTable
              caption={historyCopy.caption(copy.titles[name])}
              hideCaption
              columns={pinColumns}
              rows={decisions}
              getKey={({ revision }) => String(revision)}
            />
            {total > decisions.length && (
              <MutedText size="xs">{historyCopy.truncated(decisions.length, total)}</MutedText>
            )}
          </Stack>
        )
      }
    </QueryContent>
  );
}
