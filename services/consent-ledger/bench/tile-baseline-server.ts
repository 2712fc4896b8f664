import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tileWidth } from '@aera/transparency-log';

// Serves the bytes of one tile from memory, without a framework: the upper limit for the tiles of the ledger.
const tile = Buffer.alloc(tileWidth * 32, 1);
const server = createServer((_, response) => {
  response.writeHead(200, { 'content-type': 'application/octet-stream', 'content-length': tile.length });
  response.end(tile);
});
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
