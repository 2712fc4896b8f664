import type { LiveFrontend } from '@aera/contracts';
import { Badge, Button, Row, Table } from '@aera/ui';
import { NoWrap, TableHead } from '../../../shared/table/cells.tsx';
import { formatDate } from '../../../shared/copy/format-date.ts';
import { ShortId } from '../../../shared/links/person-link.tsx';
import { bytesWords } from '../operations-copy.ts';
import { frontendsWords as words, shortVersion } from './frontends-copy.ts';

export interface VersionsTableProps {
  readonly frontend: LiveFrontend;
  readonly mayAct: boolean;
  readonly onPin: (version: string) => void;
}

/** Every build that a gateway has, the newest first. */
export function VersionsTable({ frontend, mayAct, onPin }: VersionsTableProps) {
  const { name, versions, pin, gateways } = frontend;
  const title = words.titles[name];
  const isLive = (version: string) => gateways.some(({ live }) => live === version);
  return (
    <Table caption={words.versions(title)} hideCaption>
      <TableHead columns={mayAct ? words.columns : words.columns.slice(0, -1)} />
      <tbody>
        {versions.map(({ version, builtAt, bytes, commit }, at) => (
          <tr key={version}>
            <td>
              <ShortId id={version} />
            </td>
            <td>
              <Row gap={2}>
                {isLive(version) && <Badge variant="success">{words.live}</Badge>}
                {pin?.version === version && <Badge variant="warning">{words.pinned}</Badge>}
                {at === 0 && <Badge variant="secondary">{words.newest}</Badge>}
              </Row>
            </td>
            <NoWrap>{formatDate(builtAt)}</NoWrap>
            <NoWrap>{bytesWords(bytes)}</NoWrap>
            <NoWrap>
              <Commit commit={commit} />
            </NoWrap>
            {mayAct && (
              <td>
                {pin?.version !== version && (
                  <Button
                    size="sm"
                    variant="secondary"
                    aria-label={words.pinOf(shortVersion(version), title)}
                    onClick={() => onPin(version)}
                  >
                    {words.pin}
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
  if (commit === null) return words.unknownCommit;
  if (!commit.endsWith(dirty)) return <ShortId id={commit} />;
  return (
    <>
      <ShortId id={commit.slice(0, -dirty.length)} /> {words.changed}
    </>
  );
}
