import type { FrontendName, FrontendReport } from '@aera/contracts';
import { HttpProblem } from '@aera/service-kit';

/**
 * Rejects a version that cannot be served completely. If no gateway had it, all would silently keep serving their latest version. If it is
 * incomplete, pages would be missing.
 * @throws HttpProblem 409 `version-unknown`, 422 `version-broken`
 */
export function assertPinnable(
  name: FrontendName,
  version: string,
  reports: readonly FrontendReport[],
): void {
  const known = reports.flatMap(({ gateway, frontends }) =>
    frontends.filter((one) => one.name === name).map((one) => Object.assign({ gateway }, one)),
  );
  if (!known.some(({ versions }) => versions.some((one) => one.version === version)))
    throw new HttpProblem(409, 'No gateway has this version. Its files may have been deleted.', {
      code: 'version-unknown',
    });
  const [broken] = known.flatMap(({ gateway, faults }) =>
    faults.filter((one) => one.version === version).map(({ fault }) => ({ gateway, fault })),
  );
  if (broken)
    throw new HttpProblem(
      422,
      `This build is incomplete on ${broken.gateway}: it ${broken.fault}. Deploy it again or pin another version.`,
      { code: 'version-broken' },
    );
}
