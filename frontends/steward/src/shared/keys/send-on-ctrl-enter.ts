import type { KeyboardEvent } from 'react';

/** Ctrl+Enter, or Cmd+Enter, in a field sends its form; Enter alone stays a new line. */
export function sendOnCtrlEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}
