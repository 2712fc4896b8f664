import type { StoredEvent } from '@aera/event-store';
import { expect, it } from 'vitest';
import { securityStreams } from './security-streams.ts';

it.each(securityStreams.filter(({ toDraft }) => toDraft))(
  'an event of $category of a type that only a newer release knows is not skipped',
  (stream) => expect(() => stream.toDraft?.({ type: 'NewType', data: {} } as StoredEvent)).toThrow('NewType'),
);
