import { readLines, verifyExport } from './verify-export.ts';

const [path, key] = process.argv.slice(2);
if (!path) {
  process.stderr.write(
    'Usage: node services/security-auth/src/audit/cli.ts <export.ndjson> [key of the log]\n',
  );
  process.exit(2);
}
const { entries, problem } = await verifyExport(readLines(path), key);
process.stdout.write(`${entries} ${entries === 1 ? 'entry' : 'entries'} verified.\n`);
if (problem !== null) process.stderr.write(`${problem}\n`);
process.exit(problem === null ? 0 : 1);
