import {
  type erasePerson,
  type DataSubjectService,
  dataSubjectServices,
  type PersonIdentifiers,
  type PersonReference,
  type ResponseOf,
} from '@aera/contracts';
import { fold, rejections } from '@aera/event-store/decider';
import type { EventMetadata, ServiceContext } from '@aera/service-kit';
import { leadNotFound } from '../leads/decide-lead.ts';
import type { LeadQueries } from '../leads/lead-queries.ts';
import type { ContactDataSubject } from './data-subject.ts';
import type { ResolvePerson } from '../timeline/resolve-person.ts';
import type { CallPersonalDataService } from '../timeline/data-sources.ts';
import { uniteIdentifiers } from '../timeline/person-identifiers.ts';
import { assertIdentityConfirmed } from '../timeline/identifier-provenance.ts';
import { personErasure, type PersonErasureCommand } from './decide-person-erasure.ts';
import { personErasureStream } from './person-erasure-stream.ts';
import { type ErasureIdentifiers, toErasureSubject, type PersonErasure } from './person-erasure.ts';
import { hashReference, hashReferences } from './hash-reference.ts';

interface Deps extends Pick<ServiceContext, 'store' | 'clock'> {
  readonly queries: Pick<LeadQueries, 'findById'>;
  readonly resolvePerson: ResolvePerson;
  readonly callService: CallPersonalDataService;
  readonly subject: Pick<ContactDataSubject, 'erase'>;
}

interface ErasureRequest {
  readonly reference: PersonReference;
  readonly erasureId: string;
  readonly reason: string;
  /** The steward has confirmed that the unverified e-mail addresses belong to the person. */
  readonly identityConfirmed: boolean;
  readonly stewardId: string;
  readonly identityToken: string;
  readonly metadata: EventMetadata;
}

type StartedErasure = Exclude<PersonErasure, { status: 'absent' }>;
type Outcome = ResponseOf<typeof erasePerson>;

const reject = rejections({ 'erasure-unfinished': ['conflict', 'The erasure hasn’t started.'] });

/**
 * Erases a person in all services: this service last, once all others have succeeded, because its data identifies the data in the others. A
 * repeated request resumes the erasure.
 */
export const createErasePerson = ({ store, queries, resolvePerson, callService, subject, clock }: Deps) => {
  const now = () => clock().toISOString();
  const handle = async (command: PersonErasureCommand, metadata: EventMetadata): Promise<PersonErasure> =>
    (await store.stream(personErasureStream).handle([command.data.erasureId], command, { metadata })).state;

  /** Returns `missing` if services that resolve identifiers did not respond: an erasure by fewer identifiers would leave data behind. */
  async function begin(
    asked: ErasureRequest,
  ): Promise<StartedErasure | { missing: readonly DataSubjectService[] }> {
    const { reference, erasureId, reason, stewardId, identityToken, metadata } = asked;
    const by = { erasureId, reason, stewardId };
    const startErasure = async ({ contactIds, keys }: Pick<StartedErasure, 'contactIds' | 'keys'>) => {
      const requestedId = await toRequestedId(reference, erasureId);
      const data = { ...by, requestedId, contactIds, referenceIds: hashReferences(erasureId, keys), keys };
      return assertStarted(await handle({ type: 'StartErasure', data, now: now() }, metadata));
    };
    const events = await store.stream(personErasureStream).read(erasureId);
    const known = fold(personErasure, events);
    if (known.status !== 'absent') return startErasure(known);
    const person = await resolvePerson(reference, identityToken);
    assertIdentityConfirmed(person, asked.identityConfirmed);
    const { contactIds, verified, unverified, unavailable } = person;
    if (unavailable.length > 0) return { missing: unavailable };
    return startErasure({ contactIds: [...contactIds], keys: uniteIdentifiers(verified, unverified) });
  }

  /** Returns the id of the erasure that remains after all identifiers are erased: a contact id, or a non-identifying hash. */
  async function toRequestedId(reference: PersonReference, erasureId: string): Promise<string> {
    if (reference.by !== 'contact') return hashReference(erasureId, reference);
    const found = await queries.findById(reference.id);
    if (!found) throw leadNotFound();
    return found.row.contactId;
  }

  async function eraseAtService(
    service: DataSubjectService,
    begun: StartedErasure,
    asked: ErasureRequest,
  ): Promise<void> {
    const { erasureId, stewardId, identityToken, metadata } = asked;
    const body = { keys: toPersonKeys(begun.keys), erasureId, reason: begun.reason };
    const received = await callService(service, 'erasePersonData', body, identityToken);
    if (!received) return;
    const data = { erasureId, stewardId, service, erased: received.erased };
    await handle({ type: 'RecordErasedAtService', data, now: now() }, metadata);
  }

  /** Deletes the key of the identifiers before completion, because a completed erasure is not resumed. */
  async function finish(
    { contactIds, keys, reason }: StartedErasure,
    { erasureId, stewardId, metadata }: ErasureRequest,
  ): Promise<void> {
    const cause = { by: 'steward', id: erasureId, stewardId, reason, metadata } as const;
    await subject.erase({ ...toPersonKeys(keys), contacts: contactIds }, cause);
    await store.eraseSubject(toErasureSubject(erasureId));
    const data = { erasureId, stewardId, services: dataSubjectServices };
    await handle({ type: 'CompleteErasure', data, now: now() }, metadata);
  }

  return async (asked: ErasureRequest): Promise<Outcome> => {
    const { erasureId } = asked;
    const begun = await begin(asked);
    if ('missing' in begun) return toOutcome(erasureId, null, (service) => !begun.missing.includes(service));
    const left = dataSubjectServices.filter((service) => !(service in begun.reached));
    await Promise.all(left.map((service) => eraseAtService(service, begun, asked)));
    const after = assertStarted(await store.stream(personErasureStream).readState(erasureId));
    const reached = (service: DataSubjectService) => service in after.reached;
    const complete = dataSubjectServices.every(reached);
    if (complete && after.status === 'begun') await finish(after, asked);
    return toOutcome(erasureId, complete ? after : { ...after, contactIds: [] }, reached, complete);
  };
};

export type ErasePerson = ReturnType<typeof createErasePerson>;

const toPersonKeys = ({ sessions, members, emails }: ErasureIdentifiers): PersonIdentifiers => ({
  sessions: [...sessions],
  members: [...members],
  emails: [...emails],
});

function assertStarted(state: PersonErasure): StartedErasure {
  if (state.status === 'absent') throw reject('erasure-unfinished');
  return state;
}

const toOutcome = (
  erasureId: string,
  erasure: Pick<StartedErasure, 'contactIds' | 'reached'> | null,
  reached: (service: DataSubjectService) => boolean,
  complete = false,
): Outcome => ({
  erasureId,
  complete,
  services: [
    ...dataSubjectServices.map((service) => ({
      service,
      state: reached(service) ? ('read' as const) : ('unavailable' as const),
      erased: erasure?.reached[service] ?? 0,
    })),
    { service: 'contacts-crm', state: 'read', erased: erasure?.contactIds.length ?? 0 },
  ],
});
