import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import { repository } from '../repository.ts';

/**
 * Imports the code of every service without running one, and exits. Node.js stores the compiled code in NODE_COMPILE_CACHE, so that
 * services that start concurrently need not compile it again.
 */
for await (const path of glob('services/*/src/{service,gateway}.ts', { cwd: repository })) {
  await import(join(repository, path));
}
