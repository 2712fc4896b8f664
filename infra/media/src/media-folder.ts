import { resolve } from 'node:path';

const frontends = resolve(import.meta.dirname, '../../../frontends');

/** Folder of the pictures and films of the site. */
export const mediaFolder = resolve(frontends, 'public/src/shared/media');

/** Folder of files at the root of the site, where browsers and other sites expect them. */
export const webRootDir = resolve(frontends, 'shell/src/root');
