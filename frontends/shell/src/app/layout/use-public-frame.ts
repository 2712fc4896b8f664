import { portalPath } from '@aera/content';
import { useSteward } from '@aera/frontend-kit';
import { matchPath, useLocation } from 'react-router-dom';

const stewardPaths = [`${portalPath}/*`, '/admin/*'];

/** Whether the public header and footer show: not on the stewards' pages once one is signed in. */
export function usePublicFrame(): boolean {
  const { pathname } = useLocation();
  const onStewardPage = stewardPaths.some((pattern) => matchPath(pattern, pathname));
  const { steward } = useSteward({ enabled: onStewardPage });
  return !(onStewardPage && steward);
}
