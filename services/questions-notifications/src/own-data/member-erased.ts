/** The keys of a member were destroyed: what they asked and were told can be read no more. */
export type MemberErasedEvent = { type: 'MemberErased'; data: { memberId: string; erasedAt: string } };

export const erasedMemberStream = (memberId: string): string => `erased-${memberId}`;

/** The member that an event erases; null for every other event. */
export const erasedMember = ({ type, data }: { type: string; data: unknown }): string | null =>
  type === 'MemberErased' ? (data as MemberErasedEvent['data']).memberId : null;
