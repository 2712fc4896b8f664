import { films } from './films/index.ts';
import { writeFilm } from './films/write-film.ts';
import { writeIcons } from './icons/write-icons.ts';
import { writePictures } from './pictures/write-pictures.ts';
import { writeSocialCards } from './social/write-social-cards.ts';

/** What can be asked for by name, for example `pnpm --filter @aera/media generate why-now`; without a name, everything. */
const parts: Record<string, () => Promise<void>> = {
  pictures: writePictures,
  icons: writeIcons,
  social: writeSocialCards,
  ...Object.fromEntries(films.map((film) => [film.name, () => writeFilm(film)])),
};

const asked = process.argv.slice(2);
for (const [name, write] of Object.entries(parts)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  process.stdout.write(`${name} …\n`);
  await write();
}
