import type { World } from './check.ts';

/** Longest time that an answer may take, in milliseconds. */
const patience = 5_000;

/** Asks the gateway as a stranger would. @throws Error in words where there is no answer */
export async function probe(
  { publicUrl }: Pick<World, 'publicUrl'>,
  path: string,
  init: RequestInit = {},
): Promise<Response> {
  if (!publicUrl) throw new Error('PUBLIC_URL is not set, so nobody knows where the gateway is.');
  try {
    return await fetch(new URL(path, publicUrl), {
      redirect: 'manual',
      ...init,
      headers: { 'user-agent': 'aera-compliance', ...init.headers },
      signal: AbortSignal.timeout(patience),
    });
  } catch (error) {
    const { cause, message } = error as Error & { cause?: { code?: string } };
    throw new Error(`The gateway did not answer at ${publicUrl}: ${cause?.code ?? message}.`, {
      cause: error,
    });
  }
}
