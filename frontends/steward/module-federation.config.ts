import { createFederatedConfig } from '@aera/frontend-build';

export default createFederatedConfig({
  name: 'steward',
  root: import.meta.dirname,
  exposes: { './routes': './src/app/routes.tsx' },
});
