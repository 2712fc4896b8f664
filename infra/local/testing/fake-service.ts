import { createServer } from 'node:http';

/**
 * A service as the supervisor sees one: answers on PORT, and on SIGTERM finishes first. With BROKEN it leaves at once, as
 * one whose environment is wrong.
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
