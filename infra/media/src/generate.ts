import { writePictures } from './pictures/write-pictures.ts';

/** `pnpm --filter @aera/media generate`: draws everything the site shows and that is no text. */
await writePictures();
