const bands = 6;

/** Element around the six sections. */
export const storyId = 'story';

/** Which of six equal bands of the story stands below the header, from zero. */
export function activeBand(): number {
  const story = document.getElementById(storyId)?.getBoundingClientRect();
  if (!story || story.height === 0) return 0;
  const header = document.querySelector('header')?.offsetHeight ?? 0;
  const passed = (header - story.top + 1) / story.height;
  return Math.min(Math.max(Math.floor(passed * bands), 0), bands - 1);
}
