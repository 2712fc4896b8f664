import { createEventStore } from '../event-store.ts';
import { createRelay } from '../relay.ts';
import { createFilePublisher } from './file-sink.ts';
import { connect } from './connect.ts';
import { countStream } from './test-store.ts';

/** Relays from a database to a file until it is killed. */
const [url, file] = process.argv.slice(2);
const store = createEventStore({ orm: await connect(url!), streams: [countStream] });
createRelay({ store, name: 'killed', publish: createFilePublisher(file!), batchSize: 7, pollMs: 50 }).start();
