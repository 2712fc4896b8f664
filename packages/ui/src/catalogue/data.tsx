import { Badge } from '../data/badge.tsx';
import { Stat } from '../data/stat.tsx';
import { Table } from '../data/table.tsx';
import { Grid } from '../layout/grid.tsx';
import { Tabs } from '../tabs/tabs.tsx';
import { Text } from '../type/text.tsx';
import { Specimen } from './specimen.tsx';

const records = [
  { id: 1042, address: '192.0.2.14', place: 'Lyon, FR', read: true },
  { id: 1041, address: '198.51.100.7', place: 'Unknown', read: false },
];

const consents = (
  <Table caption="Consent records">
    <thead>
      <tr>
        <th scope="col">ID</th>
        <th scope="col">IP Address &amp; Source</th>
        <th scope="col">Location</th>
        <th scope="col">Consented At</th>
        <th scope="col">Notice Version</th>
        <th scope="col">Status</th>
      </tr>
    </thead>
    <tbody>
      {records.map(({ id, address, place, read }) => (
        <tr key={id}>
          <th scope="row">{id}</th>
          <td>{address}</td>
          <td>{place}</td>
          <td>Jul 4, 2025, 09:12 AM</td>
          <td>1</td>
          <td>
            <Badge variant={read ? 'success' : 'outline'}>{read ? 'Consented' : 'Not Read'}</Badge>
          </td>
        </tr>
      ))}
    </tbody>
  </Table>
);

export function Data() {
  return (
    <Specimen title="Data">
      <Grid as="dl" minColumn="10rem" gap={4}>
        {(['Total Consents', 'Today', 'Unique IPs', 'Countries'] as const).map((label, at) => (
          <Stat framed key={label} label={label} value={[1042, 17, 803, 41][at] ?? 0} />
        ))}
      </Grid>
      <Tabs
        label="Portal"
        items={[
          { value: 'jurisdiction', label: 'Jurisdiction', panel: consents },
          { value: 'contacts', label: 'Contacts', panel: <Text>No contacts found</Text> },
          { value: 'bots', label: 'Bot Detection', panel: <Text>Bot protection is active.</Text> },
        ]}
      />
    </Specimen>
  );
}
