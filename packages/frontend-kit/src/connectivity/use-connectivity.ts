import { useSyncExternalStore } from 'react';
import { type Line, currentLine, watchLine } from './connectivity.ts';

/** Whether the server can be reached, and since when not. */
export const useLine = (): Line => useSyncExternalStore(watchLine, currentLine, currentLine);
