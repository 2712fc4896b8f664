import { expect, it, vi } from 'vitest';
import { lockVisitor } from './visitor-lock.ts';

it('runs a task beside an earlier one that does not end in time', async () => {
  const [started, end] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const earlier = lockVisitor(() => (started.resolve(), end.promise));
  await started.promise;
  const timeout = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(timeout.signal);
  const task = vi.fn<() => Promise<string>>().mockResolvedValue('done');
  const later = lockVisitor(task);
  await new Promise(setImmediate);
  expect(task).not.toHaveBeenCalled();
  timeout.abort();
  expect(await later).toBe('done');
  expect(task).toHaveBeenCalledTimes(1);
  end.resolve();
  await earlier;
});
