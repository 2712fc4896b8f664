import { ShortId } from '../../../shared/links/person-link.tsx';
import { NoWrap, Words, TableHead } from '../../../shared/table/cells.tsx';
import type { FrontendStatus } from '@aera/contracts';
import { Badge, Button, Row, Table } from '@aera/ui';
import { formatDate } from '../../../shared/copy/format-date.ts';
import { formatBytes } from '../operations-copy.ts';
import { frontendsCopy as copy, shortVersion } from './frontends-copy.ts';

interface VersionsTableProps {
  readonly frontend: FrontendStatus;
  readonly mayAct: boolean;
  readonly onPin: (version: string) => void;
}

/** Every build that a gateway has, the newest first. */
export function VersionsTable({ frontend, mayAct, onPin }: VersionsTableProps) {
  const { name, versions, pin, gateways } = frontend;
  const title = copy.titles[name];
  const isLive = (version: string) => gateways.some(({ live }) => live === version);
  return (
    <Table caption={copy.versions(title)} hideCaption>
      <TableHead columns={mayAct ? copy.columns : copy.columns.slice(0, -1)} />
      <tbody>
        {versions.map(({ version, builtAt, bytes, commit }, at) => (
          <tr key={version}>
            <td>
              <ShortId id={version} />
            </td>
            <td>
              <Row gap={2}>
                {isLive(version) && <Badge variant="success">{copy.live}</Badge>}
                {pin?.version === version && <Badge variant="warning">{copy.pinned}</Badge>}
                {at === 0 && <Badge variant="secondary">{copy.newest}</Badge>}
              </Row>
            </td>
            <NoWrap>{formatDate(builtAt)}</NoWrap>
            <NoWrap>{formatBytes(bytes)}</NoWrap>
            <NoWrap>
              <Commit commit={commit} />
            </NoWrap>
            {mayAct && (
              <td>
                {pin?.version !== version && (
                  <Button
                    size="sm"
                    variant="secondary"
                    aria-label={copy.pinOf(shortVersion(version), title)}
                    onClick={() => onPin(version)}
                  >
                    {copy.pin}
                  </Button>
                )}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const dirty = '-dirty';

/** Which commit it was built from, and whether files had changed since. */
function Commit({ commit }: { readonly commit: string | null }) {
  if (commit === null) return copy.unknownCommit;
  if (!commit.endsWith(dirty)) return <ShortId id={commit} />;
  return (
    <>
      <ShortId id={commit.slice(0, -dirty.length)} /> {copy.changed}
    </>
  );
}

/** What each gateway serves. */
export const GatewaysTable = ({ frontend: { name, gateways } }: { readonly frontend: FrontendStatus }) => (
  <Table caption={copy.gatewaysOf(copy.titles[name])} hideCaption>
    <TableHead columns={copy.gatewayColumns} />
    <tbody>
      {gateways.map(({ gateway, version, live, at }) => (
        <tr key={gateway}>
          <Words>{gateway}</Words>
          <Words>{version}</Words>
          <td>{live === null ? copy.none : <ShortId id={live} />}</td>
          <NoWrap>{formatDate(at)}</NoWrap>
        </tr>
      ))}
    </tbody>
  </Table>
);
