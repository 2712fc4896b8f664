/** The path of a page as routes are matched: lower case, without trailing slashes. */
export function normalizePath(path: string): string {
  let end = path.length;
  while (end > 1 && path[end - 1] === '/') end -= 1;
  return path.slice(0, end).toLowerCase();
}
