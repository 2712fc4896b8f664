/** Resolves when the URL responds with a status below 300; rejects with the response otherwise. */
export async function expectHttpOk(url: string): Promise<void> {
  const response = await fetch(url, { signal: AbortSignal.timeout(5_000) });
  const body = await response.text();
  if (!response.ok) throw new Error(`${url} answered ${response.status} ${body.slice(0, 500)}`);
}
