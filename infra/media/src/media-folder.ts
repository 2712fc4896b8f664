import { resolve } from 'node:path';

/** Where the site keeps what is generated here. */
export const mediaFolder = resolve(import.meta.dirname, '../../../frontends/public/src/media');
