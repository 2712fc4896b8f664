/** Position of the reading line, as a share of the window. */
const readingLine = 0.4;

/** Creates a function for `useScroll`. It returns the index of the last anchor above the reading line, -1 before the first. */
export const createSectionTracker = (anchors: readonly string[]) => (): number =>
  anchors.findLastIndex((anchor) => {
    const section = document.getElementById(anchor);
    return section !== null && section.getBoundingClientRect().top <= window.innerHeight * readingLine;
  });
