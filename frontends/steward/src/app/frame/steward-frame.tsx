import { MayOpen } from '../../shared/session/frame-context.ts';
import { Container, Notice, Stack, theme } from '@aera/ui';
import { useSteward } from '@aera/frontend-kit';
import { type ReactNode, useCallback, useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { ConnectivityNotice } from './connectivity-notice.tsx';
import { LatestBuildsNotice } from './latest-builds-notice.tsx';
import { StewardBar } from './steward-bar.tsx';
import { mayOpen } from '../registry.ts';
import { StepUpGuard } from '../step-up/step-up-guard.tsx';
import { lowRecoveryCodesThreshold, useRecoveryCodesLeft } from '../../shared/session/recovery-codes.ts';
import { recoveryCopy as copy } from '../../shared/session/recovery-codes-copy.ts';
import { paths } from '../../shared/paths.ts';
import { claimDrafts } from '@aera/frontend-kit/drafts';
import { useFocusRecovery } from './use-focus-recovery.ts';
import { clearSignedOutIdle, useIdleSignOut } from '../../shared/session/idle-sign-out.ts';

/** Warns about the last recovery codes, except on the account page, which has its own warning. */
function FewCodesLeft() {
  const left = useRecoveryCodesLeft();
  const { pathname } = useLocation();
  if (left === null || left > lowRecoveryCodesThreshold || pathname === paths.account) return null;
  return (
    <div role="alert">
      <Notice tone="warning">
        {copy.low(left)} <Link to={paths.account}>{copy.toAccount}</Link>
      </Notice>
    </div>
  );
}

const Body = styled(Container)`
  padding-block: ${theme.space[6]} ${theme.space[8]};
`;

export function StewardFrame({ children }: { readonly children: ReactNode }) {
  const { steward } = useSteward();
  // While rendering, because the pages read their drafts in the same pass. A repetition changes nothing.
  if (steward) claimDrafts(steward.id);
  const role = steward?.role ?? 'responder';
  const focusRecovery = useFocusRecovery();
  useIdleSignOut();
  useEffect(clearSignedOutIdle, []);
  const opens = useCallback((path: string) => mayOpen(role, path), [role]);
  return (
    <MayOpen value={opens}>
      <StepUpGuard>
        {!steward?.lacksSecondFactor && <StewardBar />}
        <ConnectivityNotice />
        <Body>
          <Stack gap={5} {...focusRecovery}>
            <LatestBuildsNotice />
            <FewCodesLeft />
            {children}
          </Stack>
        </Body>
      </StepUpGuard>
    </MayOpen>
  );
}
