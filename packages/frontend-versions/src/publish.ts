import { join } from 'node:path';
import { publishBuilds } from './publish-builds.ts';
import { readPins } from './builds.ts';

/** `node publish.ts <from> <to>`: copies the builds of an image into the folder that gateways serve, which also contains their pins. */
const [from, to] = process.argv.slice(2);
if (!from || !to) throw new Error('Usage: node publish.ts <from> <to>');
await publishBuilds(from, to, await readPins(join(to, 'pins.json')), new Date());
