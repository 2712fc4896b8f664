import { mailRequested } from '@aera/contracts/server';
import { mailStream } from '@aera/event-bus';
import type { TestService } from '@aera/service-kit/testing';

export type Mail = ReturnType<typeof mailRequested.data.parse>;

/** Returns the e-mails that a service requests, in their order; new ones are added. */
export function collectMails({ kit }: TestService): Mail[] {
  const mails: Mail[] = [];
  kit.bus.consume({
    stream: mailStream.name,
    durable: 'spec',
    on: { [mailRequested.type]: ({ data }) => void mails.push(mailRequested.data.parse(data)) },
  });
  return mails;
}
