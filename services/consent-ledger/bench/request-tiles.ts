import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

const head = /^HTTP\/1\.1 (\d+) [^]*?\r\ncontent-length: (\d+)\r\n[^]*?\r\n\r\n/i;

/**
 * Requests tiles on `connections` for `duration` ms and returns the responses per second. It reads no more of a response than its status
 * and length: undici takes more than one of the two cores, which leaves less than one for the server.
 */
export async function requestTiles(origin: string, connections: number, duration: number): Promise<number> {
  const end = performance.now() + duration;
  const counts = await Promise.all(
    Array.from({ length: connections }, async (_, connection) => {
      const { hostname, port, host } = new URL(origin);
      const socket = connect(Number(port), hostname);
      await once(socket, 'connect');
      let count = 0;
      for (; performance.now() < end; count += 1) {
        const name = String((connection + count) % 1000).padStart(3, '0');
        const response = readResponse(socket);
        socket.write(`GET /ledger/tile/0/${name} HTTP/1.1\r\nhost: ${host}\r\n\r\n`);
        if ((await response) !== 200) throw new Error(`Tile ${name} was answered with ${await response}.`);
      }
      socket.destroy();
      return count;
    }),
  );
  return counts.reduce((sum, count) => sum + count, 0) / (duration / 1000);
}

/** Resolves with the status of the next response, once it has arrived completely. */
function readResponse(socket: Socket): Promise<number> {
  return new Promise((resolve, reject) => {
    let start = '';
    let status = 0;
    let missing = Infinity;
    const read = (chunk: Buffer) => {
      if (status === 0) {
        start += chunk.toString('latin1');
        const found = head.exec(start);
        if (!found) return;
        status = Number(found[1]);
        missing = found[0].length + Number(found[2]) - start.length;
      } else missing -= chunk.length;
      if (missing > 0) return;
      socket.off('data', read).off('close', fail);
      resolve(status);
    };
    const fail = () => reject(new Error('The server closed a connection.'));
    socket.on('data', read).on('close', fail);
  });
}
