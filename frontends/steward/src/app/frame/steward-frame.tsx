import { Container, Stack, theme } from '@aera/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { PresenceGuard } from '../step-up/step-up-guard.tsx';
import { FewCodesLeft } from './few-codes-left.tsx';
import { LineNotice } from './connectivity-notice.tsx';
import { NewestNotice } from './newest-builds-notice.tsx';
import { StewardBar } from './steward-bar.tsx';

const Body = styled(Container)`
  padding-block: ${theme.space[6]} ${theme.space[8]};
`;

/** Around every page of a signed-in steward. */
export const StewardFrame = ({ children }: { readonly children: ReactNode }) => (
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
);
