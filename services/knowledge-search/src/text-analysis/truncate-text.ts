/** Returns at most `maxLength` UTF-16 units of a well-formed text. Never cuts inside a surrogate pair, because PostgreSQL rejects half of one. */
export function truncateText(text: string, maxLength: number): string {
  const cut = text.slice(0, maxLength);
  return cut.isWellFormed() ? cut : cut.slice(0, -1);
}
