import { type Remote, emitWindowEvent, parseRemotes, rememberFailure, remotesPath } from '@aera/web-kit';

let list: Promise<Remote[]> | null = null;

/** The remotes of this deployment, read once; after a failure again once somebody asks for another try. */
export const remotesList = (): Promise<Remote[]> => (list ??= readList());

async function readList(): Promise<Remote[]> {
  try {
    const response = await fetch(remotesPath);
    if (!response.ok) throw new Error(`${remotesPath} answered ${response.status}.`);
    return parseRemotes(await response.json());
  } catch (error) {
    rememberFailure(() => (list = null));
    emitWindowEvent('preload-error', { error, source: remotesPath });
    throw error;
  }
}
