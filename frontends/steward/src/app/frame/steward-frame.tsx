import { Container, Stack, theme } from '@aera/ui';
import { useSteward } from '@aera/web-kit';
import { type ReactNode, useCallback } from 'react';
import { styled } from 'styled-components';
import { MayOpen } from '../../shared/session/may-open.ts';
import { mayOpen } from '../registry.ts';
import { PresenceGuard } from '../step-up/step-up-guard.tsx';
import { FewCodesLeft } from './few-codes-left.tsx';
import { LineNotice } from './connectivity-notice.tsx';
import { NewestNotice } from './newest-builds-notice.tsx';
import { StewardBar } from './steward-bar.tsx';

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
