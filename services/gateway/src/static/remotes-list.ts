import { frontendNames } from '@aera/contracts/server';
import type { Frontends } from '../frontends/frontends.ts';
import { inMemoryFile } from './file-store.ts';
import { type StaticResponse, generatedResponse } from './static-response.ts';
import { type LiveVersions, remotesDocument } from './remote-files.ts';

/** Answers `/remotes.json` as the frontends are now; made anew where another version is live. */
export function createRemotesEndpoint(frontends: Pick<Frontends, 'live'>): () => Promise<StaticResponse> {
  let last: { text: string; found: StaticResponse } | undefined;
  return async () => {
    const live = await Promise.all(frontendNames.map(async (name) => [name, await frontends.live(name)]));
    const text = remotesDocument(Object.fromEntries(live) as LiveVersions);
    if (last?.text !== text)
      last = {
        text,
        found: generatedResponse('remotes.json', inMemoryFile('/remotes.json', Buffer.from(text))),
      };
    return last.found;
  };
}
