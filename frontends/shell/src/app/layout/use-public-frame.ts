import { portalPath } from '@aera/content';
import { useSteward } from '@aera/frontend-kit';
import { matchPath, useLocation } from 'react-router-dom';

const stewardPaths = [`${portalPath}/*`, '/admin/*'];

/** Whether to show the public header and footer. A signed-in steward does not see them on the stewards' pages. */
export function usePublicFrame(): boolean {
  const { pathname } = useLocation();
  const onStewardPage = stewardPaths.some((pattern) => matchPath(pattern, pathname));
  const { steward } = useSteward({ enabled: onStewardPage });
  return !(onStewardPage && steward);
}
