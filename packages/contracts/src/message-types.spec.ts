import { glob, readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { componentRecovered, componentStalled, messageTypes, serviceNames } from './server.ts';

it('the known message types are those that the contracts define', async () => {
  const stalls = serviceNames.flatMap((name) => [componentStalled(name).type, componentRecovered(name).type]);
  const defined: string[] = [];
  for await (const file of glob('*/*.messages.ts', { cwd: import.meta.dirname })) {
    const text = await readFile(`${import.meta.dirname}/${file}`, 'utf8');
    defined.push(...(text.match(/(?<=')[a-z-]+\.[a-z-]+\.[a-z-]+\.v\d+(?=')/g) ?? []));
  }
  expect([...messageTypes].toSorted()).toEqual([...defined, ...stalls].toSorted());
});
