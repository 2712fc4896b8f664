import { useListKeys } from '../../../shared/keys/keyboard.ts';
import { Button, Heading, Stack, TextField, theme } from '@aera/ui';
import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { parseService, services } from '../../../shared/copy/service-names.ts';
import { PageTitle } from '../../../shared/page/page-title.tsx';
import { usePageState } from '../../../shared/page/use-page-state.ts';
import { ServiceSelect } from '../each-service.tsx';
import { JourneyPanel } from './correlated-events-panel.tsx';
import { EventList } from './event-list.tsx';
import { EventPanel } from './event-panel.tsx';
import { eventsCopy as copy } from './events-copy.ts';
import { StatePanel } from './state-panel.tsx';
import { StreamList } from './stream-list.tsx';

/** A whole id, of an event or of a request. */
const wholeId = /^([0-9a-f]{32}|[0-9a-f-]{36})$/i;
const nowhere = {
  stream: null,
  event: null,
  journey: null,
  find: null,
  before: null,
  revision: null,
  at: null,
};

/** The log of every service, as it was recorded. */
export function EventsPage() {
  const { get, set, close } = usePageState();
  const service = parseService(get('service'));
  const [stream, event, journey, find] = ['stream', 'event', 'journey', 'find'].map(get);
  const of = service ? [service] : services;
  useListKeys(event ?? null);
  return (
    <Stack gap={5}>
      <PageTitle title={copy.title} lead={copy.lead} />
      <FindForm
        key={`${stream} ${find} ${journey}`}
        value={find ?? stream ?? journey ?? ''}
        onFind={(text) =>
          set({ ...nowhere, [wholeId.test(text) ? 'journey' : 'find']: text === '' ? null : text })
        }
      >
        <ServiceSelect
          value={service}
          onChange={(chosen) => set({ ...nowhere, find: find ?? null, service: chosen })}
        />
      </FindForm>
      {service && event && (
        <EventPanel key={event} service={service} id={event} onClose={() => close({ event: null })} />
      )}
      {journey && <JourneyPanel correlation={journey} onClose={() => close({ journey: null })} />}
      {service && stream && <StatePanel service={service} stream={stream} />}
      {find ? (
        <StreamList prefix={find} of={of} />
      ) : (
        <Stack gap={3}>
          <Heading level={2} size="md">
            {stream ? copy.newestOf(stream) : copy.newest}
          </Heading>
          <EventList of={of} stream={service ? (stream ?? null) : null} />
        </Stack>
      )}
    </Stack>
  );
}

const Form = styled.form`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(14rem, 100%), 1fr));
  gap: ${theme.space[3]};
  align-items: start;

  > button {
    justify-self: start;
    min-height: 2.875rem;
    margin-top: 1.725rem;
  }
`;

interface FindFormProps {
  readonly value: string;
  readonly onFind: (text: string) => void;
  /** Which service. */
  readonly children: ReactNode;
}

/** Where to look. */
function FindForm({ value, onFind, children }: FindFormProps) {
  const [typed, setTyped] = useState(value);
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        onFind(typed.trim());
      }}
    >
      {children}
      <TextField
        label={copy.find}
        hint={copy.findHint}
        maxLength={255}
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button type="submit" variant="secondary">
        {copy.look}
      </Button>
    </Form>
  );
}
