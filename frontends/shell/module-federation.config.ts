import { federatedConfig } from '@aera/frontend-build';

export default federatedConfig({
  name: 'shell',
  root: import.meta.dirname,
  publicPath: '/',
  template: 'src/index.html',
});
