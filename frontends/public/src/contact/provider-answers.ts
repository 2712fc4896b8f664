/** Milliseconds that a provider may take. */
export const patience = 8_000;

/**
 * Whether anything answers at an address. What it answers is hidden from us, as it should be; a server that is down, and a page policy
 * that does not know it, both count as no.
 */
export async function providerAnswers(url: string, signal: AbortSignal): Promise<boolean> {
  try {
    const limit = AbortSignal.any([signal, AbortSignal.timeout(patience)]);
    await fetch(url, { mode: 'no-cors', credentials: 'omit', cache: 'no-store', signal: limit });
    return true;
  } catch {
    return false;
  }
}
