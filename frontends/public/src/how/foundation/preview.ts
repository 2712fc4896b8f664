const limit = 100;

/** The beginning of a text, for a card that is closed. */
export const preview = (text: string): string => (text.length > limit ? `${text.slice(0, limit)}…` : text);
