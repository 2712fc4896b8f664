/**
 * For `useScroll`: the last part whose top has come up to two fifths of the window, -1 before the first. At the very top there is
 * nothing to measure, which lets a pre-rendered page begin without a window.
 */
export const activePart =
  (ids: readonly string[]) =>
  (top: number): number => {
    if (top <= 0) return -1;
    const line = window.innerHeight * 0.4;
    return ids.findLastIndex((id) => {
      const part = document.getElementById(id);
      return part !== null && part.getBoundingClientRect().top <= line;
    });
  };
