import { checkRecords } from './check-records.ts';
import { records } from './records.ts';

const problems = checkRecords(records);
if (problems.length > 0) {
  process.stderr.write(`${problems.join('\n\n')}\n`);
  process.exitCode = 1;
} else {
  process.stdout.write(`${records.length} content records are valid.\n`);
}
