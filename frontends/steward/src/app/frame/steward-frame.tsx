import { Container, Notice, Stack, theme } from '@aera/ui';
import { useSteward } from '@aera/frontend-kit';
import { type ReactNode, useCallback } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { LineNotice } from './connectivity-notice.tsx';
import { NewestNotice } from './newest-builds-notice.tsx';
import { StewardBar } from './steward-bar.tsx';
import { mayOpen } from '../registry.ts';
import { PresenceGuard } from '../step-up/step-up-guard.tsx';
import { recoveryWords as words } from '../../shared/copy/recovery-copy.ts';
import { paths } from '../../shared/paths.ts';
import { MayOpen } from '../../shared/session/frame-context.ts';
import { fewCodes, useRecoveryCodesLeft } from '../../shared/session/recovery-codes-left.ts';

/** Warns whoever has used one of the last recovery codes, on every page but the one that says so itself. */
function FewCodesLeft() {
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

const Body = styled(Container)`
  padding-block: ${theme.space[6]} ${theme.space[8]};
`;

/** Around every page of a signed-in steward. */
export function StewardFrame({ children }: { readonly children: ReactNode }) {
  const role = useSteward().steward?.role ?? 'responder';
  const opens = useCallback((path: string) => mayOpen(role, path), [role]);
  return (
    <MayOpen value={opens}>
      <PresenceGuard>
        <StewardBar />
        <LineNotice />
        <Body>
          <Stack gap={5}>
            <NewestNotice />
            <FewCodesLeft />
            {children}
          </Stack>
        </Body>
      </PresenceGuard>
    </MayOpen>
  );
}
