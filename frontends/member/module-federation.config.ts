import { federatedConfig } from '@aera/frontend-build';

export default federatedConfig({
  name: 'member',
  root: import.meta.dirname,
  exposes: { './routes': './src/app/routes.tsx' },
});
