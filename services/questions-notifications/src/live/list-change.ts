/** The lists a member looks at, by the name of their event on the stream. */
export type ListName = 'questions' | 'notifications';

/** A member's list has changed; `position` is that of the last event that changed it. */
export interface ListChange {
  readonly list: ListName;
  readonly memberId: string;
  readonly position: number;
}

/** The channel on which PostgreSQL tells every instance of the service. */
export const listChanges = 'list_changes';

/** A change as the payload of a NOTIFY. */
export const toPayload = ({ list, position, memberId }: ListChange): string =>
  `${list} ${position} ${memberId}`;

/** The change in a payload; null for one that is none. */
export function fromPayload(payload: string): ListChange | null {
  const [, list, position, memberId] = /^(questions|notifications) (\d+) (.+)$/.exec(payload) ?? [];
  return memberId ? { list: list as ListName, position: Number(position), memberId } : null;
}
