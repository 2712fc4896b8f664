import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eventually } from '@aera/testing';

/** Returns the mail to an address from the mail folder of the platform, without soft line breaks. */
export async function waitForMail(dataDir: string, address: string, subject: RegExp): Promise<string> {
  return eventually(async () => {
    for (const name of await readdir(join(dataDir, 'mail')).catch(() => [])) {
      if (!name.endsWith('.eml')) continue;
      const raw = await readFile(join(dataDir, 'mail', name), 'utf8');
      const head = raw.slice(0, raw.indexOf('\r\n\r\n')).replace(/\r\n[\t ]+/g, ' ');
      if (head.includes(address) && subject.test(head)) return raw.replace(/=\r\n/g, '').replace(/=3D/g, '=');
    }
    return null;
  });
}
