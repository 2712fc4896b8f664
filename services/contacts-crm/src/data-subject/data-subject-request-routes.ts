import {
  exportPersonData,
  erasePerson,
  parsePersonRef,
  personalDataServices,
  previewErasure,
} from '@aera/contracts';
import { waitForProjection } from '@aera/event-store';
import { requestMetadata, serve, type ServiceContext } from '@aera/service-kit';
import type { FastifyPluginAsync } from 'fastify';
import type { ErasePerson } from './erase-person.ts';
import type { ResolvePerson, ResolvedPerson } from '../timeline/resolve-person.ts';
import { type CallPersonalDataService, readIdentityToken } from '../timeline/data-sources.ts';
import type { ContactDataSubject } from './data-subject.ts';
import { uniteIdentifiers, resolvePersonName } from '../timeline/person-identifiers.ts';
import { unfinishedErasuresProjection } from './unfinished-erasures.ts';
import { describeIdentifiers, assertIdentityConfirmed } from '../timeline/identifier-provenance.ts';

interface Deps extends Pick<ServiceContext, 'store' | 'clock'> {
  readonly subject: Pick<ContactDataSubject, 'exportData'>;
  readonly resolvePerson: ResolvePerson;
  readonly callService: CallPersonalDataService;
  readonly erase: ErasePerson;
  /** Resolves when the lists contain every event appended so far. */
  readonly waitUntilMerged: () => Promise<void>;
}

/** Data-subject requests of stewards: a data export (Art. 15 GDPR), and erasure in every service (Art. 17 GDPR). */
export const dataSubjectRequestRoutes =
  ({ store, subject, resolvePerson, callService, erase, waitUntilMerged, clock }: Deps): FastifyPluginAsync =>
  async (app) => {
    /** Returns the data by service. It is `unavailable` if the service did not respond or could not resolve further identifiers. */
    const collectPersonData = async (person: ResolvedPerson, identityToken: string) => {
      const keys = uniteIdentifiers(person.verified, person.unverified);
      const own = { ...keys, contacts: person.contactIds };
      return Promise.all(
        personalDataServices.map(async (service) => {
          const data =
            service === 'contacts-crm'
              ? await subject.exportData(own)
              : ((await callService(service, 'readPersonData', { keys }, identityToken))?.data ?? null);
          const read = data !== null && !person.unavailable.some((one) => one === service);
          return { service, state: read ? ('read' as const) : ('unavailable' as const), data: data ?? {} };
        }),
      );
    };

    serve(app, exportPersonData, async ({ params, query, request, reply }) => {
      await waitUntilMerged();
      const token = readIdentityToken(request);
      const person = await resolvePerson(parsePersonRef(params.id), token);
      assertIdentityConfirmed(person, query.identityConfirmed === 'true');
      const results = await collectPersonData(person, token);
      const producedAt = clock().toISOString();
      const fileName = `data-export-${producedAt.slice(0, 10)}-${params.id.toLowerCase()}.json`;
      reply
        .header('cache-control', 'no-store')
        .header('content-disposition', `attachment; filename="${fileName}"`);
      return {
        producedAt,
        person: {
          name: resolvePersonName(person.leads, person),
          identifiers: describeIdentifiers(person, person.leads),
        },
        data: Object.fromEntries(results.map(({ service, data }) => [service, data])),
        sources: results.map(({ service, state }) => ({ service, state })),
      };
    });

    serve(app, previewErasure, async ({ params, request }) => {
      await waitUntilMerged();
      const token = readIdentityToken(request);
      const results = await collectPersonData(await resolvePerson(parsePersonRef(params.id), token), token);
      return {
        services: results.map(({ service, state, data }) => ({
          service,
          state,
          records: Object.fromEntries(Object.entries(data).map(([kind, records]) => [kind, records.length])),
        })),
      };
    });

    serve(app, erasePerson, async ({ params, body, identity, request }) => {
      await waitUntilMerged();
      const outcome = await erase({
        reference: parsePersonRef(params.id),
        erasureId: body.erasureId,
        reason: body.reason,
        identityConfirmed: body.identityConfirmed,
        stewardId: identity.sub,
        identityToken: readIdentityToken(request),
        metadata: requestMetadata(request),
      });
      await Promise.all([waitUntilMerged(), waitForProjection(store, unfinishedErasuresProjection.name)]);
      return outcome;
    });
  };
