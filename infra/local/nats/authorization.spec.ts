import { join } from 'node:path';
import { expect, it } from 'vitest';
import { repository } from '../repository.ts';
import { renderAuthorization, createSubjectPermissions } from './authorization.ts';
import { busAccess } from './bus-access.ts';

it('writes the permissions of every service into the configuration of NATS', () =>
  expect(renderAuthorization()).toMatchFileSnapshot(join(repository, 'infra/nats/authorization.conf')));

it('lets no service change, delete or source a stream', () => {
  const subjects = Object.keys(busAccess).flatMap(
    (service) => createSubjectPermissions(service as keyof typeof busAccess).publish,
  );
  expect(subjects.length).toBeGreaterThan(100);
  expect(
    subjects.filter((subject) =>
      /STREAM\.(UPDATE|DELETE|RESTORE|SNAPSHOT)|^>|^\$JS\.>|^\$JS\.API\.>/.test(subject),
    ),
  ).toEqual([]);
});

it('gives each stream one publisher, except audit and mail', () => {
  const publishers = Map.groupBy(
    Object.entries(busAccess).flatMap(([service, { publishes }]) =>
      Object.values(publishes).map((subject) => ({ service, subject })),
    ),
    ({ subject }) => subject,
  );
  const shared = [...publishers].filter(([, services]) => services.length > 1).map(([subject]) => subject);
  expect(shared).toEqual(['events.mail.>']);
});
