import { home } from '@aera/content/home';
import { prefersReducedMotion } from '@aera/ui';

const sectionCount = home.sections.length;

/** Element around the six sections. */
export const storyId = 'story';

/** Position of the reading line, as a share of the window. */
const readingLine = 0.4;

/** Returns the index of the section at the reading line, of sections that are equally tall. */
export function getActiveSection(): number {
  const story = document.getElementById(storyId)?.getBoundingClientRect();
  if (!story || story.height === 0) return 0;
  const passed = (window.innerHeight * readingLine - story.top) / story.height;
  return Math.min(Math.max(Math.floor(passed * sectionCount), 0), sectionCount - 1);
}

/** Scrolls to a section by its index and moves the focus there. */
export function scrollToSection(index: number): void {
  const section = document.getElementById(home.sections[index]?.id ?? '');
  section?.scrollIntoView({ behavior: prefersReducedMotion() ? 'auto' : 'smooth' });
  section?.focus({ preventScroll: true });
}

const sectionTones = ['deep', 'plain', 'sunken', 'deep', 'plain', 'sunken'] as const;

/** Background of a section by its index. */
export const getSectionTone = (index: number): 'plain' | 'sunken' | 'deep' => sectionTones[index] ?? 'plain';
