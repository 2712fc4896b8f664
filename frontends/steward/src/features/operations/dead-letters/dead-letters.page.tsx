import { useMayChange } from '../../../shared/session/roles.tsx';
import { Notice, Select, Stack, theme } from '@aera/ui';
import { styled } from 'styled-components';
import { PageTitle } from '../../../shared/page/page-title.tsx';
import { usePageState } from '../../../shared/page/use-page-state.ts';
import { operationsCopy } from '../operations-copy.ts';
import { ServiceSelect } from '../each-service.tsx';
import { parseService, services } from '../../../shared/copy/service-names.ts';
import { DiscardedLetters } from './discarded-dead-letters.tsx';
import { deadLettersCopy as copy } from './dead-letters-copy.ts';
import { WaitingLetters } from './waiting-dead-letters.tsx';

const Controls = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(14rem, 100%), 16rem));
  gap: ${theme.space[3]};
`;

const shows = [
  { value: 'waiting', label: copy.waiting },
  { value: 'discarded', label: copy.discarded },
];

/** Messages that consumers gave up on: looked into, re-driven, discarded with a reason. */
export function DeadLettersPage() {
  const { get, set } = usePageState();
  const service = parseService(get('service'));
  const isDiscarded = get('show') === 'discarded';
  const of = service ? [service] : services;
  const mayAct = useMayChange();
  return (
    <Stack gap={5}>
      <PageTitle title={copy.title} lead={copy.lead} />
      {!mayAct && <Notice>{operationsCopy.lookOnly}</Notice>}
      <Controls>
        <ServiceSelect value={service} onChange={(chosen) => set({ service: chosen })} />
        <Select
          label={copy.show}
          options={shows}
          value={isDiscarded ? 'discarded' : 'waiting'}
          onChange={({ target }) => set({ show: target.value === 'discarded' ? 'discarded' : null })}
        />
      </Controls>
      {isDiscarded ? <DiscardedLetters key={service} of={of} /> : <WaitingLetters key={service} of={of} />}
    </Stack>
  );
}
