/** Maximum length of a quoted question in characters. */
const maxLength = 80;

/** Returns whole words on one line, with an ellipsis if cut; surrogate pairs stay whole. */
export function createExcerpt(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const characters = [...line];
  if (characters.length <= maxLength) return line;
  const cut = characters.slice(0, maxLength).join('');
  const lastSpace = cut.lastIndexOf(' ');
  return `${lastSpace > maxLength / 2 ? cut.slice(0, lastSpace) : cut}…`;
}
