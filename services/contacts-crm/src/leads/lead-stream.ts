/** Stream of a lead; ids come in any case and are kept in lower. */
export const leadStream = (leadId: string): string => `lead-${leadId.toLowerCase()}`;
