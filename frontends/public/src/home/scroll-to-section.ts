import { home } from '@aera/content/home';
import { prefersStill } from '@aera/frontend-kit';

/** Moves to a section of the story by its number from zero, and the focus with it. */
export function scrollToSection(index: number): void {
  const section = document.getElementById(home.sections[index]?.id ?? '');
  section?.scrollIntoView({ behavior: prefersStill() ? 'auto' : 'smooth' });
  section?.focus({ preventScroll: true });
}
