import { assetFiles, assetName, swcRule } from '@aera/frontend-build';
import type { RuleSetRule } from 'webpack';

/** Which frontend's build a file is served from: the shell brings `ui`, with its fonts; the rest is the public site's. */
const ofShell = /[\\/](packages[\\/]ui|frontends[\\/]shell|node_modules)[\\/]/;

/** The address that the frontend's own build gives the file; it is there already. */
const asset = (publicPath: string): RuleSetRule => ({
  test: assetFiles,
  type: 'asset/resource',
  generator: { emit: false, filename: assetName, publicPath },
});

/** The rules of the frontends, so that classes and addresses are the same, for both of them in one piece. */
export const rules: RuleSetRule[] = [
  swcRule,
  { include: ofShell, ...asset('/') },
  { exclude: ofShell, ...asset('/remotes/public/') },
];
