import { describe, expect, it } from 'vitest';
import { listScripts } from './preloads.ts';

const built = {
  shell: {
    modules: { NotFoundContent: { scripts: ['assets/404.js'], shared: ['react'] } },
    shared: { react: ['assets/core.js'], '@aera/ui/dialog': ['assets/dialog.js', 'assets/radix.js'] },
  },
  remote: {
    modules: { HowPage: { scripts: ['assets/how.js'], shared: ['react', '@aera/ui/dialog'] } },
    shared: {},
  },
  entry: ['assets/entry.js', 'assets/routes.js'],
};

describe('the preloaded scripts of a page', () => {
  it('are the entry of the remote, its own chunks, and shared chunks of the shell', () =>
    expect(listScripts('HowPage', built)).toEqual([
      '/remotes/public/assets/entry.js',
      '/remotes/public/assets/routes.js',
      '/remotes/public/assets/how.js',
      '/assets/core.js',
      '/assets/dialog.js',
      '/assets/radix.js',
    ]));

  it('are those of the shell for its own pages', () =>
    expect(listScripts('NotFoundContent', built)).toEqual(['/assets/404.js', '/assets/core.js']));

  it('must exist; otherwise rendering throws', () =>
    expect(() => listScripts('GonePage', built)).toThrow('GonePage'));
});
