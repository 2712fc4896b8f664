import { describe, expect, it } from 'vitest';
import { repository } from './repository.ts';
import { readSettings } from './settings.ts';

describe('readSettings', () => {
  it('has a default for everything', () =>
    expect(readSettings({})).toMatchObject({
      port: 8080,
      host: '127.0.0.1',
      dataDir: `${repository}/.data`,
      steward: { username: 'steward', password: undefined },
    }));

  it('treats an empty variable as unset', () =>
    expect(readSettings({ PORT: '', STEWARD_PASSWORD: '' })).toMatchObject({
      port: 8080,
      steward: { password: undefined },
    }));

  it('archives the WAL of the embedded PostgreSQL only', () => {
    expect(readSettings({ WAL_ARCHIVE: '/mnt/backups' }).walArchive).toBe('/mnt/backups');
    expect(() => readSettings({ WAL_ARCHIVE: '/mnt/backups', DATABASE_URL: 'postgres://db' })).toThrow(
      'WAL_ARCHIVE is for the embedded PostgreSQL',
    );
  });

  it.each(['0', '65536', 'eighty', '80.5'])('rejects an invalid PORT: %s', (PORT) =>
    expect(() => readSettings({ PORT })).toThrow(`PORT is "${PORT}"`),
  );
});
