import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Picture } from '../drawing/picture.ts';
import { mediaFolder } from '../media-folder.ts';
import { aether } from './aether.ts';
import { amlVsLegalFiction } from './aml-vs-legal-fiction.ts';
import { awakening } from './awakening.ts';
import { essence } from './essence.ts';
import { matter } from './matter.ts';
import { scenarioBusiness } from './scenario-business.ts';
import { scenarioFamily } from './scenario-family.ts';
import { scenarioIdentity } from './scenario-identity.ts';
import { scenarioProperty } from './scenario-property.ts';
import { team } from './team.ts';

/** Every picture of the site. */
export const pictures: readonly Picture[] = [
  scenarioIdentity,
  scenarioFamily,
  scenarioProperty,
  scenarioBusiness,
  team,
  essence,
  matter,
  aether,
  awakening,
  amlVsLegalFiction,
];

/** Writes every picture as an SVG file. */
export async function writePictures(): Promise<void> {
  const folder = join(mediaFolder, 'pictures');
  await mkdir(folder, { recursive: true });
  await Promise.all(pictures.map(({ name, svg }) => writeFile(join(folder, `${name}.svg`), svg)));
}
