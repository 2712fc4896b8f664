import { Badge, Grid, Row, Stat, Table } from '@aera/ui';
import { ComparisonTable } from '@aera/ui/comparison-table';
import { Deadline } from '@aera/ui/deadline';
import { Specimen } from './specimen.tsx';

const records = [
  { id: 1042, address: '192.0.2.14', place: 'Lyon, FR', read: true },
  { id: 1041, address: '198.51.100.7', place: 'Unknown', read: false },
];

const badges = ['default', 'secondary', 'outline', 'destructive', 'success', 'warning'] as const;

export const Data = () => (
  <>
    <Specimen title="Badge">
      <Row gap={2}>
        {badges.map((variant) => (
          <Badge key={variant} variant={variant}>
            {variant}
          </Badge>
        ))}
      </Row>
    </Specimen>
    <Specimen title="Stat">
      <Grid as="dl" minColumn="10rem" gap={4}>
        <Stat label="Total Consents" value={1042} />
        <Stat label="Countries notified" value="195+" />
        <Stat framed label="Today" value={17} />
        <Stat framed label="Jurisdiction" value="100%" />
      </Grid>
    </Specimen>
    <Specimen title="Deadline" from="@aera/ui/deadline">
      <Grid minColumn="10rem" gap={4}>
        <Deadline left={18} total={24} tone="calm">
          18 hours left
        </Deadline>
        <Deadline left={3} total={24} tone="soon">
          3 hours left
        </Deadline>
        <Deadline left={-2} total={24} tone="late">
          2 hours late
        </Deadline>
        <Deadline left={9} total={24} tone="paused">
          Waits, with 9 hours left
        </Deadline>
      </Grid>
    </Specimen>
    <Specimen title="Table" bare>
      <Table caption="Consent records">
        <thead>
          <tr>
            <th scope="col">ID</th>
            <th scope="col">IP Address &amp; Source</th>
            <th scope="col">Location</th>
            <th scope="col">Consented At</th>
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
              <td>
                <Badge variant={read ? 'success' : 'outline'}>{read ? 'Consented' : 'Not Read'}</Badge>
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Specimen>
    <Specimen title="ComparisonTable" from="@aera/ui/comparison-table">
      <ComparisonTable
        caption="Two ways to keep a record"
        corner="Question"
        columns={['Open', 'Closed']}
        marked={0}
        rows={[
          { label: 'Who may read it', cells: ['Anyone', 'Those who keep it'] },
          { label: 'Who may prove a change', cells: ['Anyone with a receipt', 'No one'] },
        ]}
      />
    </Specimen>
  </>
);
