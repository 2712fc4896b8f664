/** Most characters of the question that a notification repeats. */
const longest = 80;

/** What a member is told of an answer; the question is null once its author is erased. */
export const answerNotice = (question: string | null): string =>
  question ? `Your question “${excerpt(question)}” has been answered.` : 'Your question has been answered.';

/** Whole words of one line, with an ellipsis where something is left out; never half a character. */
function excerpt(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const characters = [...line];
  if (characters.length <= longest) return line;
  const cut = characters.slice(0, longest).join('');
  const lastSpace = cut.lastIndexOf(' ');
  return `${lastSpace > longest / 2 ? cut.slice(0, lastSpace) : cut}…`;
}
