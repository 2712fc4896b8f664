import { Notice, Stack, theme } from '@aera/ui';
import { styled } from 'styled-components';
import { PageTitle } from '../../../shared/page/page-title.tsx';
import { usePageState } from '../../../shared/page/use-page-state.ts';
import { operationsWords } from '../operations-copy.ts';
import { ServiceChoice } from '../service-choice.tsx';
import { serviceIn, services } from '../../../shared/copy/service-names.ts';
import { useMayChange } from '../../../shared/session/roles.tsx';
import { rebuildsWords as words } from './rebuilds-copy.ts';
import { ServiceRebuilds } from './service-rebuilds.tsx';

const Choice = styled.div`
  max-width: 16rem;
  margin-bottom: ${theme.space[1]};
`;

/** Projections computed anew beside the live ones, with a checksum of both before the swap. */
export function RebuildsPage() {
  const { get, set } = usePageState();
  const service = serviceIn(get('service'));
  const mayAct = useMayChange();
  return (
    <Stack gap={5}>
      <PageTitle title={words.title} lead={words.lead} />
      {!mayAct && <Notice>{operationsWords.lookOnly}</Notice>}
      <Choice>
        <ServiceChoice value={service} onChange={(chosen) => set({ service: chosen })} />
      </Choice>
      {(service ? [service] : services).map((one) => (
        <ServiceRebuilds key={one} service={one} />
      ))}
    </Stack>
  );
}
