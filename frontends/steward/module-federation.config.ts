import { federatedConfig } from '@aera/frontend-build';

export default federatedConfig({
  name: 'steward',
  root: import.meta.dirname,
  exposes: { './routes': './src/app/routes.tsx' },
});
