/** Position of the reading line, as a share of the window. */
const readingLine = 0.4;

/** For `useScroll`, which starts with -1: the last of these anchors above the reading line; -1 before the first. */
export const createSectionTracker = (anchors: readonly string[]) => (): number =>
  anchors.findLastIndex((anchor) => {
    const section = document.getElementById(anchor);
    return section !== null && section.getBoundingClientRect().top <= window.innerHeight * readingLine;
  });
