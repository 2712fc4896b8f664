import type { MessageKind } from '@aera/contracts';
import type { DomainEvent } from '@aera/event-store';
import { unreachable } from '@aera/event-store/decider';
import type { z } from 'zod';
import type { MessageDraft } from './define-service.ts';

/** By type of event: how to draft its message; null for an event that is not published. */
type Drafts<E extends DomainEvent> = {
  readonly [Type in E['type']]:
    | ((data: Extract<E, { readonly type: Type }>['data']) => MessageDraft | null)
    | null;
};

/** Maps an event to its message by type. @throws Error for a type that only a newer release knows */
export const draftByType =
  <E extends DomainEvent>(drafts: Drafts<E>) =>
  ({ type, data }: E): MessageDraft | null => {
    const draft = (drafts as Readonly<Record<string, ((of: unknown) => MessageDraft | null) | null>>)[type];
    return draft === undefined ? unreachable(type as never) : draft && draft(data);
  };

/** Drafts a message from the fields that its schema names; all others stay in the service. */
export const draftOf = <K extends MessageKind<string, z.ZodObject>>(kind: K) => {
  const fields = Object.keys(kind.data.shape);
  return (data: z.input<K['data']>): MessageDraft<K> => ({
    kind,
    data: Object.fromEntries(fields.map((field) => [field, data[field]])) as z.input<K['data']>,
  });
};
