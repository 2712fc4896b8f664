import { federatedConfig } from '@aera/frontend-build';

export default federatedConfig({
  name: 'public',
  root: import.meta.dirname,
  exposes: { './routes': './src/app/routes.tsx' },
});
