import { readFile } from 'node:fs/promises';
import { frontendVersion, FrontendName } from '@aera/contracts/server';
import { z } from 'zod';

const Pins = z.partialRecord(FrontendName, frontendVersion);
/** Which version of a frontend is served whatever newer ones there are; those that are not named follow the newest. */
export type Pins = z.infer<typeof Pins>;

/** The pins that a gateway wrote down; none where there is no such file, or nothing to be read in it. */
export async function readPins(file: string | undefined): Promise<Pins> {
  if (!file) return {};
  try {
    return Pins.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    return {};
  }
}
