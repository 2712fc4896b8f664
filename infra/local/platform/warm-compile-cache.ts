import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import { repository } from '../repository.ts';

/**
 * A program that loads the code of every service, runs none, and leaves. What Node.js compiled on the way is kept in
 * NODE_COMPILE_CACHE, so that the services need not compile it all again, each for itself and at the same time.
 */
for await (const path of glob('services/*/src/{service,gateway}.ts', { cwd: repository })) {
  await import(join(repository, path));
}
