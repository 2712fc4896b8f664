import type { ContextName } from '@aera/contracts';
import { fromSeed } from '@nats-io/nkeys';
import { type BusAccess, busAccess } from './bus-access.ts';

/** Subjects of a user, as in a NATS `permissions` block. */
export interface SubjectPermissions {
  readonly publish: readonly string[];
  readonly denyPublish: readonly string[];
  readonly subscribe: readonly string[];
}

/** Subject permissions of a service, from its row in `busAccess`. */
export function createSubjectPermissions(service: ContextName): SubjectPermissions {
  const access = busAccess[service];
  const {
    publishes,
    consumes = {},
    tails = [],
    redacts = [],
    writesBuckets = [],
    readsBuckets = [],
    objectStores = [],
  } = access;
  const deadLetters = `dead-letters-${service}`;
  const deadLetterRetries = `dead-letter-retries-${service}`;
  const buckets = [...writesBuckets, ...readsBuckets].map((bucket) => `KV_${bucket}`);
  const ownBuckets = [`delivery-attempts-${service}`, `stalls-${service}`];
  const streams = new Set([...Object.keys(publishes), ...Object.keys(consumes), ...tails]);
  const read = [...Object.keys(consumes), ...tails];
  return {
    publish: [
      '$JS.API.INFO',
      ...Object.values(publishes),
      ...[...streams, deadLetters, deadLetterRetries].flatMap(declareStream),
      ...unique(read).flatMap(readMessages),
      ...Object.entries(consumes).flatMap(([stream, durables]) =>
        durables.flatMap((durable) => useConsumer(stream, durable)),
      ),
      ...[...tails, deadLetterRetries].flatMap((stream) => useConsumer(stream, '*')),
      ...redacts.flatMap((stream) => [
        `$JS.API.STREAM.PURGE.${stream}`,
        `$JS.API.STREAM.MSG.DELETE.${stream}`,
        `$JS.API.STREAM.MSG.GET.${stream}`,
      ]),
      `dead-letters.${service}.>`,
      `dead-letter-retry.${service}.>`,
      ...[deadLetters, deadLetterRetries].flatMap((stream) => [
        ...readMessages(stream),
        `$JS.API.STREAM.MSG.DELETE.${stream}`,
      ]),
      ...[...buckets, ...ownBuckets.map((bucket) => `KV_${bucket}`)].flatMap((stream) => [
        ...declareStream(stream),
        ...readMessages(stream),
        ...useConsumer(stream, '*'),
      ]),
      ...[...writesBuckets, ...ownBuckets].map((bucket) => `$KV.${bucket}.>`),
      ...objectStores.flatMap((store) => [
        ...declareStream(`OBJ_${store}`),
        ...useConsumer(`OBJ_${store}`, '*'),
        `$JS.API.STREAM.MSG.GET.OBJ_${store}`,
        `$JS.API.STREAM.PURGE.OBJ_${store}`,
        `$O.${store}.>`,
      ]),
    ],
    denyPublish: tails.flatMap((stream) =>
      listForeignConsumers(service, stream).flatMap((durable) => useConsumer(stream, durable)),
    ),
    subscribe: [`_INBOX.${service}.>`],
  };
}

/** Creating fails once the stream exists, and no service may change or delete a stream: only the operator's key can. */
const declareStream = (stream: string): string[] => [
  `$JS.API.STREAM.INFO.${stream}`,
  `$JS.API.STREAM.CREATE.${stream}`,
];

const readMessages = (stream: string): string[] => [
  `$JS.API.DIRECT.GET.${stream}`,
  `$JS.API.DIRECT.GET.${stream}.>`,
];

/** `consumer` may be `*`: ephemeral consumers have random names. */
const useConsumer = (stream: string, consumer: string): string[] => [
  `$JS.API.CONSUMER.CREATE.${stream}.${consumer}`,
  `$JS.API.CONSUMER.CREATE.${stream}.${consumer}.>`,
  `$JS.API.CONSUMER.DURABLE.CREATE.${stream}.${consumer}`,
  `$JS.API.CONSUMER.INFO.${stream}.${consumer}`,
  `$JS.API.CONSUMER.MSG.NEXT.${stream}.${consumer}`,
  `$JS.API.CONSUMER.DELETE.${stream}.${consumer}`,
  `$JS.ACK.${stream}.${consumer}.>`,
  `$JS.FC.${stream}.${consumer}.>`,
];

const listForeignConsumers = (service: ContextName, stream: string): string[] =>
  Object.entries(busAccess as Record<string, BusAccess>)
    .filter(([name]) => name !== service)
    .flatMap(([, { consumes }]) => consumes?.[stream] ?? []);

const unique = <T>(items: readonly T[]): T[] => [...new Set(items)];

/** Environment variable with the public nkey of a user. */
export const toNkeyVariable = (user: ContextName | 'operator'): string =>
  `NATS_NKEY_${user.toUpperCase().replaceAll('-', '_')}`;

/** The variables of `authorization.conf`, from the seeds of all users. */
export const toNkeyVariables = (seeds: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(seeds).map(([user, seed]) => [
      toNkeyVariable(user as ContextName),
      fromSeed(new TextEncoder().encode(seed)).getPublicKey(),
    ]),
  );

/** Returns the text of `infra/nats/authorization.conf`. */
export function renderAuthorization(): string {
  const users = (Object.keys(busAccess) as ContextName[]).map((service) => {
    const { publish, denyPublish, subscribe } = createSubjectPermissions(service);
    return `    {
      nkey: $${toNkeyVariable(service)}
      permissions: {
        publish: {
          allow: ${renderList(publish)}${denyPublish.length > 0 ? `\n          deny: ${renderList(denyPublish)}` : ''}
        }
        subscribe: { allow: ${renderList(subscribe)} }
      }
    }`;
  });
  return `# Generated from infra/local/nats/bus-access.ts: \`pnpm exec vitest run --project unit infra/local/nats -u\`
# One user per service with the subjects that it needs, and the operator, who may do everything. Each public nkey comes from the environment.

authorization {
  users: [
    { nkey: $${toNkeyVariable('operator')} }
${users.join('\n')}
  ]
}
`;
}

const renderList = (subjects: readonly string[]): string =>
  `[\n${unique(subjects)
    .map((subject) => `            "${subject}"`)
    .join('\n')}\n          ]`;
