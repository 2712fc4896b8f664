const bands = 6;

/** Element around the six sections. */
export const storyId = 'story';

/** Share of the window above the line that is read: chapters are not of one height to the pixel, and a dot leads to their top. */
const line = 0.4;

/** Which of six equal bands of the story stands where the reader looks, from zero. */
export function activeBand(): number {
  const story = document.getElementById(storyId)?.getBoundingClientRect();
  if (!story || story.height === 0) return 0;
  const passed = (window.innerHeight * line - story.top) / story.height;
  return Math.min(Math.max(Math.floor(passed * bands), 0), bands - 1);
}
