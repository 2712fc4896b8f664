import { resolve } from 'node:path';

const frontends = resolve(import.meta.dirname, '../../../frontends');

/** Where the site keeps its pictures and films. */
export const mediaFolder = resolve(frontends, 'public/src/shared/media');

/** What stands at the root of the site under its own name, where browsers and other sites look for it. */
export const webRootDir = resolve(frontends, 'shell/src/root');
