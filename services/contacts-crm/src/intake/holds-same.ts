import type { EventStore } from '@aera/event-store';
import { leadStream } from '../leads/lead-stream.ts';

interface Written {
  readonly name: string | null;
  readonly email: string | null;
  readonly subject: string | null;
  readonly message: string | null;
}

/** Whether a lead holds these very words: then the message was sent again, and is no other. */
export async function holdsSame(store: EventStore, leadId: string, written: Written): Promise<boolean> {
  const [first] = await store.stream(leadStream).read(leadId);
  if (first?.type !== 'LeadCaptured') return false;
  const { name, email, subject, message } = first.data;
  return (
    name === written.name &&
    email === written.email &&
    subject === written.subject &&
    message === written.message
  );
}
