import { brand } from '@aera/content';
import { createFederatedConfig } from '@aera/frontend-build';

export default createFederatedConfig({
  name: 'shell',
  root: import.meta.dirname,
  publicPath: '/',
  page: { title: brand.name, template: 'src/index.html', favicon: 'src/favicon.svg' },
  rootFiles: 'src/root',
  preload: { chunks: ['core', 'kit', 'bootstrap'], json: ['/remotes.json'] },
});
