import { createFederatedConfig } from '@aera/frontend-build';

export default createFederatedConfig({
  name: 'public',
  root: import.meta.dirname,
  exposes: { './routes': './src/app/routes.tsx' },
});
