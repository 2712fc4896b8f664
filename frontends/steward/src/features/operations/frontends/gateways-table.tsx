import type { LiveFrontend } from '@aera/contracts';
import { Table } from '@aera/ui';
import { NoWrap, TableHead, Words } from '../../../shared/table/cells.tsx';
import { formatDate } from '../../../shared/copy/format-date.ts';
import { ShortId } from '../../../shared/links/person-link.tsx';
import { frontendsWords as words } from './frontends-copy.ts';

/** What each gateway serves. */
export const GatewaysTable = ({ frontend: { name, gateways } }: { readonly frontend: LiveFrontend }) => (
  <Table caption={words.gatewaysOf(words.titles[name])} hideCaption>
    <TableHead columns={words.gatewayColumns} />
    <tbody>
      {gateways.map(({ gateway, version, live, at }) => (
        <tr key={gateway}>
          <Words>{gateway}</Words>
          <Words>{version}</Words>
          <td>{live === null ? words.none : <ShortId id={live} />}</td>
          <NoWrap>{formatDate(at)}</NoWrap>
        </tr>
      ))}
    </tbody>
  </Table>
);
