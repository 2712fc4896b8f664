import { createServer } from 'node:http';

/**
 * A fake service for the supervisor: listens on PORT, and drains on SIGTERM. With BROKEN it exits immediately, as with an invalid
 * environment.
 */
if (process.env['BROKEN']) {
  process.stderr.write('PORT: must be a number\n');
  process.exit(1);
}
const server = createServer((_, response) => response.end('ok')).listen(
  Number(process.env['PORT']),
  '127.0.0.1',
);
process.on('SIGTERM', () => {
  process.stdout.write('drained\n');
  server.close(() => process.exit(0));
  server.closeAllConnections();
});
