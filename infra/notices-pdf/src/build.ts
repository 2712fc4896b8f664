#!/usr/bin/env node
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fullNotices } from '@aera/content/full-notices';
import { renderNoticePdf } from './notice-pdf.ts';

/** `notices-pdf`: writes each notice with a download to `dist/`, from where a build imports it. */
const folder = join(import.meta.dirname, '../dist');
await mkdir(folder, { recursive: true });
for (const notice of fullNotices.sections)
  if (notice.download)
    await writeFile(join(folder, `${notice.download.file}.pdf`), await renderNoticePdf(notice));
