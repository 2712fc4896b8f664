import { useListKeys } from '../../../shared/keys/keyboard.ts';
import { Button, Heading, Stack, TextField, theme } from '@aera/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { allServices, parseService } from '../../../shared/copy/service-names.ts';
import { PageTitle } from '../../../shared/page/page-title.tsx';
import { useUrlState } from '../../../shared/page/use-url-state.ts';
import { useTypedText } from '@aera/frontend-kit/form';
import { ServiceSelect } from '../service-queries.tsx';
import { TracePanel } from './trace-panel.tsx';
import { EventList } from './event-list.tsx';
import { EventPanel } from './event-panel.tsx';
import { eventsCopy as copy } from '../operations-copy.ts';
import { StatePanel } from './state-panel.tsx';
import { StreamList } from './stream-list.tsx';
import { StreamSuggestions } from './stream-suggestions.tsx';

/** Matches a complete id of an event or a request. */
const completeId = /^([0-9a-f]{32}|[0-9a-f-]{36})$/i;
const noSelection = {
  stream: null,
  event: null,
  trace: null,
  find: null,
  before: null,
  revision: null,
  at: null,
};

export function EventsPage() {
  const { get, set, close } = useUrlState();
  const service = parseService(get('service'));
  const [stream, event, trace, find] = ['stream', 'event', 'trace', 'find'].map(get);
  const services = service ? [service] : allServices;
  useListKeys(event ?? null);
  return (
    <Stack gap={5}>
      <PageTitle title={copy.title} lead={copy.lead} />
      <SearchForm
        value={find ?? stream ?? trace ?? ''}
        onSearch={(text) =>
          set({ ...noSelection, [completeId.test(text) ? 'trace' : 'find']: text === '' ? null : text })
        }
      >
        <ServiceSelect
          value={service}
          onChange={(next) => set({ ...noSelection, find: find ?? null, service: next })}
        />
      </SearchForm>
      {!event && !trace && !stream && (
        <StreamSuggestions services={services} onSelect={(prefix) => set({ ...noSelection, find: prefix })} />
      )}
      {service && event && (
        <EventPanel key={event} service={service} id={event} onClose={() => close({ event: null })} />
      )}
      {trace && <TracePanel correlation={trace} onClose={() => close({ trace: null })} />}
      {service && stream && <StatePanel service={service} stream={stream} />}
      {find ? (
        <StreamList prefix={find} services={services} />
      ) : (
        <Stack gap={3}>
          <Heading level={2} size="md">
            {service && stream ? copy.streamHeading(stream) : copy.newest}
          </Heading>
          <EventList services={services} stream={service ? (stream ?? null) : null} />
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

interface SearchFormProps {
  readonly value: string;
  readonly onSearch: (text: string) => void;
  readonly children: ReactNode;
}

function SearchForm({ value, onSearch, children }: SearchFormProps) {
  const [searchText, setSearchText] = useTypedText(value);
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(searchText.trim());
      }}
    >
      {children}
      <TextField
        label={copy.field}
        hint={copy.fieldHint}
        maxLength={255}
        autoComplete="off"
        spellCheck={false}
        value={searchText}
        onChange={({ target }) => setSearchText(target.value)}
      />
      <Button type="submit" variant="secondary">
        {copy.search}
      </Button>
    </Form>
  );
}
