import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from './repository.ts';

const file = join(repository, 'artifacts', 'sbom.cdx.json');
mkdirSync(join(repository, 'artifacts'), { recursive: true });
const options = [
  '--sbom-format',
  'cyclonedx',
  '--sbom-type',
  'application',
  '--lockfile-only',
  '--out',
  file,
];
execFileSync('pnpm', ['sbom', '--prod', ...options], { cwd: repository, stdio: 'inherit' });
