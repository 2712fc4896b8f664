import { lazyPage } from '@aera/frontend-kit';
import { type Feature, page } from '../../shared/feature.ts';
import { articlePath, newArticlePath, paths } from '../../shared/paths.ts';

const Editor = lazyPage(() => import('./articles/editor.page.tsx'), 'EditorPage');

export const knowledge: Feature = {
  home: { path: paths.knowledge, label: 'Knowledge', detail: 'Articles', shortcutKey: 'k' },
  area: { label: 'Knowledge base' },
  pages: [
    page(paths.articles, () => import('./articles/articles.page.tsx'), 'ArticlesPage', { link: 'Articles' }),
    { path: newArticlePath, Page: Editor },
    { path: articlePath(':id'), Page: Editor },
    page(paths.gaps, () => import('./gaps/gaps.page.tsx'), 'GapsPage', { label: 'Content gaps' }),
    page(paths.searchRules, () => import('./search-rules/search-rules.page.tsx'), 'RulesPage', {
      label: 'Search rules',
    }),
  ],
  search: { label: 'Articles', load: () => import('./search.ts') },
  commands: [
    {
      id: newArticlePath,
      label: 'New article',
      aliases: 'write create begin add knowledge',
      roles: ['steward'],
      action: { to: newArticlePath },
    },
  ],
};
