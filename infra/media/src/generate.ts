import { writeIcons } from './icons/icons.ts';
import { writePictures } from './pictures/index.ts';
import { writeSocialCards } from './social/write-social-cards.ts';

/** Parts by name, for example `pnpm --filter @aera/media generate icons`; without a name, all of them. */
const parts: Record<string, () => Promise<void>> = {
  pictures: writePictures,
  icons: writeIcons,
  social: writeSocialCards,
};

const selected = process.argv.slice(2);
for (const [name, write] of Object.entries(parts)) {
  if (selected.length > 0 && !selected.includes(name)) continue;
  process.stdout.write(`${name} …\n`);
  await write();
}
