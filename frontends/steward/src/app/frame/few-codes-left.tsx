import { Notice } from '@aera/ui';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '../../shared/paths.ts';
import { fewCodes, useRecoveryCodesLeft } from '../../shared/session/recovery-codes-left.ts';
import { recoveryWords as words } from '../../shared/copy/recovery-copy.ts';

/** Warns whoever has used one of the last recovery codes, on every page but the one that says so itself. */
export function FewCodesLeft() {
  const left = useRecoveryCodesLeft();
  const { pathname } = useLocation();
  if (left === null || left > fewCodes || pathname === paths.account) return null;
  return (
    <div role="alert">
      <Notice tone="warning">
        {words.low(left)} <Link to={paths.account}>{words.toAccount}</Link>
      </Notice>
    </div>
  );
}
