import { unreachable } from '@aera/event-store/decider';

/** Identifiers of the person, kept until every service has erased its data. */
export interface ErasureIdentifiers {
  readonly sessions: readonly string[];
  readonly members: readonly string[];
  readonly emails: readonly string[];
}

/**
 * Events of the erasure of one person in every service: requester, reason and results. The identifiers are encrypted with a key of the
 * erasure itself, which is deleted before the erasure completes.
 */
export type PersonErasureEvent =
  | {
      type: 'PersonErasureStarted';
      data: {
        erasureId: string;
        contactIds: readonly string[];
        /** Hashes of the references to the person that are not contacts. */
        referenceIds: readonly string[];
        keys: ErasureIdentifiers | null;
        reason: string;
        stewardId: string;
        begunAt: string;
      };
    }
  /** A service has erased its data. */
  | {
      type: 'PersonErasedAtService';
      data: { erasureId: string; service: string; erased: number; stewardId: string; erasedAt: string };
    }
  /** The contacts are erased, and the key of the identifiers is deleted. */
  | { type: 'PersonErasureCompleted'; data: { erasureId: string; stewardId: string; erasedAt: string } };

export type PersonErasure =
  | { readonly status: 'absent' }
  | {
      readonly status: 'begun' | 'complete';
      readonly contactIds: readonly string[];
      readonly referenceIds: readonly string[];
      readonly keys: ErasureIdentifiers;
      readonly reason: string;
      /** Number of erased subjects for each service that has responded. */
      readonly reached: Readonly<Record<string, number>>;
    };

export const initialErasure = (): PersonErasure => ({ status: 'absent' });

const noIdentifiers: ErasureIdentifiers = { sessions: [], members: [], emails: [] };

export function evolveErasure(state: PersonErasure, event: PersonErasureEvent): PersonErasure {
  if (event.type === 'PersonErasureStarted') {
    const { contactIds, referenceIds, keys, reason } = event.data;
    return { status: 'begun', contactIds, referenceIds, keys: keys ?? noIdentifiers, reason, reached: {} };
  }
  if (state.status === 'absent') return state;
  switch (event.type) {
    case 'PersonErasedAtService':
      return { ...state, reached: { ...state.reached, [event.data.service]: event.data.erased } };
    case 'PersonErasureCompleted':
      return { ...state, status: 'complete' };
    default:
      return unreachable(event);
  }
}

/** True if an erasure includes the requested contact, or a reference with this hash. */
export const isErasureOf = (
  { contactIds, referenceIds }: { contactIds: readonly string[]; referenceIds: readonly string[] },
  requestedId: string,
): boolean => contactIds.includes(requestedId) || referenceIds.includes(requestedId);

/** Subject of the encryption key: the erasure itself, not the person. */
export const toErasureSubject = (erasureId: string): string => `person-erasure-${erasureId}`;

export const personErasurePersonalFields = {
  PersonErasureStarted: {
    subject: (data: { erasureId: string }) => toErasureSubject(data.erasureId),
    fields: ['keys'],
  },
} as const;
