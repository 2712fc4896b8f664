/** A text without the signs that stand at its end. Looks at each once, as a pattern that begins anywhere would not. */
export function withoutEnd(text: string, signs: string): string {
  let end = text.length;
  while (end > 0 && signs.includes(text[end - 1] as string)) end -= 1;
  return text.slice(0, end);
}
