/** Most characters of a question that are repeated. */
const longest = 80;

/** Whole words of one line, with an ellipsis where something is left out; never half a character. */
export function excerpt(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const characters = [...line];
  if (characters.length <= longest) return line;
  const cut = characters.slice(0, longest).join('');
  const lastSpace = cut.lastIndexOf(' ');
  return `${lastSpace > longest / 2 ? cut.slice(0, lastSpace) : cut}…`;
}
