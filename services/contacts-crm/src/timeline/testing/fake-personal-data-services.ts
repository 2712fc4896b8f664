import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  type Activity,
  type DataSubjectService,
  dataSubjectRoutes,
  dataSubjectServices,
  identityHeader,
  type PersonIdentifiers,
  routeRegistry,
} from '@aera/contracts/server';
import { isAddressedTo } from '@aera/service-kit/testing';
import { compareNewestFirst } from '../read-timeline.ts';
import { noIdentifiers } from '../person-identifiers.ts';

/** Responses of a fake service; specs replace them. */
interface FakePersonalDataService {
  state: 'up' | 'down' | 'hanging';
  items: (keys: PersonIdentifiers) => Activity[];
  keys: (keys: PersonIdentifiers) => Partial<PersonIdentifiers>;
  name: (keys: PersonIdentifiers) => string | undefined;
  data: (keys: PersonIdentifiers) => Record<string, unknown[]>;
  erase: (keys: PersonIdentifiers, erasureId: string, reason: string) => number;
  /** Received requests, oldest first. */
  readonly asked: { path: string; keys: PersonIdentifiers; token: string }[];
}

const urlNames: Record<DataSubjectService, string> = {
  'consent-ledger': 'CONSENT_LEDGER_URL',
  'visitor-analytics': 'VISITOR_ANALYTICS_URL',
  'knowledge-search': 'KNOWLEDGE_SEARCH_URL',
  'questions-notifications': 'QUESTIONS_NOTIFICATIONS_URL',
  'security-auth': 'SECURITY_AUTH_URL',
};

/** Starts HTTP fakes of the five personal data services. They accept and return what the contracts allow. */
export async function startFakePersonalDataServices() {
  const fakes = Object.fromEntries(
    dataSubjectServices.map((service): [DataSubjectService, FakePersonalDataService] => [
      service,
      {
        state: 'up',
        items: () => [],
        keys: () => ({}),
        name: () => undefined,
        data: () => ({}),
        erase: () => 0,
        asked: [],
      },
    ]),
  ) as Record<DataSubjectService, FakePersonalDataService>;

  const answer = async (request: IncomingMessage): Promise<unknown> => {
    const path = request.url ?? '';
    const service = dataSubjectServices.find((name) => path.startsWith(`/api/admin/personal-data/${name}/`));
    if (!service) throw new Error(`no fake service handles ${path}`);
    if (!isAddressedTo(request, service)) throw new Error(`the token is not addressed to ${service}`);
    const routes = dataSubjectRoutes[service];
    const listPersonActivity = routeRegistry.get(routes.listPersonActivity);
    const readPersonData = routeRegistry.get(routes.readPersonData);
    const erasePersonData = routeRegistry.get(routes.erasePersonData);
    const fake = fakes[service];
    const raw: unknown = JSON.parse(Buffer.concat(await request.toArray()).toString());
    const { keys } = readPersonData.body.parse(raw);
    fake.asked.push({ path, keys, token: String(request.headers[identityHeader]) });
    if (fake.state === 'hanging') return new Promise(() => undefined);
    if (fake.state === 'down') throw new Error('is down');
    if (path === readPersonData.path) return readPersonData.response.parse({ data: fake.data(keys) });
    if (path === erasePersonData.path) {
      const { erasureId, reason } = erasePersonData.body.parse(raw);
      return erasePersonData.response.parse({ erased: fake.erase(keys, erasureId, reason) });
    }
    const { before, limit } = listPersonActivity.body.parse(raw);
    const left = fake
      .items(keys)
      .filter((item) => !before || compareNewestFirst(before, item) < 0)
      .toSorted(compareNewestFirst);
    return listPersonActivity.response.parse({
      items: left.slice(0, limit),
      more: left.length > limit,
      keys: { ...noIdentifiers, ...fake.keys(keys) },
      name: fake.name(keys),
    });
  };

  const server = createServer((request, response) => {
    answer(request).then(
      (body) => response.setHeader('content-type', 'application/json').end(JSON.stringify(body)),
      () => response.writeHead(503).end(),
    );
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    fakes,
    env: Object.fromEntries(dataSubjectServices.map((service) => [urlNames[service], url])),
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => void server.close(resolve));
    },
  };
}
