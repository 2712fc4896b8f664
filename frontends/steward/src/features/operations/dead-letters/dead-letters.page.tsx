import { useMayChange } from '../../../shared/session/roles.tsx';
import { Notice, Select, Stack, theme } from '@aera/ui';
import { styled } from 'styled-components';
import { PageTitle } from '../../../shared/page/page-title.tsx';
import { usePageState } from '../../../shared/page/use-page-state.ts';
import { operationsCopy } from '../operations-copy.ts';
import { ServiceSelect } from '../each-service.tsx';
import { allServices, parseService } from '../../../shared/copy/service-names.ts';
import { DiscardedLetters } from './discarded-dead-letters.tsx';
import { deadLettersCopy as copy } from './dead-letters-copy.ts';
import { WaitingLetters } from './waiting-dead-letters.tsx';

const Controls = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(14rem, 100%), 16rem));
  gap: ${theme.space[3]};
`;

const states = [
  { value: 'waiting', label: copy.waiting },
  { value: 'discarded', label: copy.discarded },
];

export function DeadLettersPage() {
  const { get, set } = usePageState();
  const service = parseService(get('service'));
  const isDiscarded = get('show') === 'discarded';
  const services = service ? [service] : allServices;
  const mayAct = useMayChange();
  return (
    <Stack gap={5}>
      <PageTitle title={copy.title} lead={copy.lead} />
      {!mayAct && <Notice>{operationsCopy.lookOnly}</Notice>}
      <Controls>
        <ServiceSelect value={service} onChange={(next) => set({ service: next })} />
        <Select
          label={copy.show}
          options={states}
          value={isDiscarded ? 'discarded' : 'waiting'}
          onChange={({ target }) => set({ show: target.value === 'discarded' ? 'discarded' : null })}
        />
      </Controls>
      {isDiscarded ? (
        <DiscardedLetters key={service} services={services} />
      ) : (
        <WaitingLetters key={service} services={services} />
      )}
    </Stack>
  );
}
