const maxAttempts = 20;
const intervalMs = 400;

/** Polls until a condition holds. Returns false when it never did, or a request failed. */
export async function waitUntil(check: () => Promise<boolean>): Promise<boolean> {
  try {
    for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
      if (await check()) return true;
      await new Promise((resolve) => setTimeout(resolve, intervalMs));
    }
  } catch {
    // The caller's change was accepted before; a failed check only leaves it unconfirmed.
  }
  return false;
}
