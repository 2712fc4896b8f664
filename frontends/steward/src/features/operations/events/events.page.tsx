import { Heading, Stack } from '@aera/ui';
import { PageTitle } from '../../../shared/page/page-title.tsx';
import { usePageState } from '../../../shared/page/use-page-state.ts';
import { useListKeys } from '../../../shared/keys/keyboard.ts';
import { ServiceChoice } from '../service-choice.tsx';
import { serviceIn, services } from '../../../shared/copy/service-names.ts';
import { EventList } from './event-list.tsx';
import { EventPanel } from './event-panel.tsx';
import { eventsWords as words } from './events-copy.ts';
import { FindForm } from './find-form.tsx';
import { JourneyPanel } from './correlated-events-panel.tsx';
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
  const service = serviceIn(get('service'));
  const [stream, event, journey, find] = ['stream', 'event', 'journey', 'find'].map(get);
  const of = service ? [service] : services;
  useListKeys(event ?? null);
  return (
    <Stack gap={5}>
      <PageTitle title={words.title} lead={words.lead} />
      <FindForm
        key={`${stream} ${find} ${journey}`}
        value={find ?? stream ?? journey ?? ''}
        onFind={(text) =>
          set({ ...nowhere, [wholeId.test(text) ? 'journey' : 'find']: text === '' ? null : text })
        }
      >
        <ServiceChoice
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
            {stream ? words.newestOf(stream) : words.newest}
          </Heading>
          <EventList of={of} stream={service ? (stream ?? null) : null} />
        </Stack>
      )}
    </Stack>
  );
}
