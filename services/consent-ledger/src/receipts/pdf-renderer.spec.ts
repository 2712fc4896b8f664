import { EventEmitter } from 'node:events';
import type { Worker } from 'node:worker_threads';
import type { ConsentReceipt } from '@aera/contracts';
import { expect, it } from 'vitest';
import { createPdfRenderer } from './pdf-renderer.ts';

const receipt = {} as ConsentReceipt;

it('replaces a thread that died, whose exit does not fail the requests of the next one', async () => {
  const threads: EventEmitter[] = [];
  const render = createPdfRenderer(() => {
    const thread = Object.assign(new EventEmitter(), { postMessage: () => {}, unref: () => {} });
    threads.push(thread);
    return thread as unknown as Worker;
  });
  const first = render(receipt);
  threads[0]?.emit('error', new Error('out of memory'));
  await expect(first).rejects.toThrow('out of memory');
  const second = render(receipt);
  threads[0]?.emit('exit', 1);
  threads[1]?.emit('message', { id: 2, bytes: new Uint8Array([1]) });
  expect(await second).toEqual(new Uint8Array([1]));
});
