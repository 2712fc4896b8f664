import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { closedLoop, sampleEvent, serve } from './scenarios.ts';

// The limit of one commit per event: a bare INSERT of one row, no revision checked, by a prepared statement.
const pool = new pg.Pool({ connectionString: process.argv[2]!, max: 16 });

serve({
  async prepare() {
    await pool.query(
      'create table events (id uuid primary key, stream_id text not null, data jsonb not null)',
    );
  },
  scenarios: {
    appendToNewStreams: (writers, ms) =>
      closedLoop(writers, ms, () =>
        pool.query({
          name: 'insert',
          text: 'insert into events (id, stream_id, data) values ($1, $2, $3)',
          values: [randomUUID(), randomUUID(), JSON.stringify(sampleEvent().data)],
        }),
      ),
  },
  close: () => pool.end(),
});
