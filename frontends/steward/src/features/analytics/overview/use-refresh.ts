import { visitBreakdown, visitFigures } from '@aera/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

const minute = 60_000;
/** By the minute, so that what is asked stays the same from one rendering to the next. */
const thisMinute = (): number => Math.floor(Date.now() / minute) * minute;

const read: ReadonlySet<unknown> = new Set([visitFigures.path, visitBreakdown.path]);

/** The moment that "today" is told by, and the way to read everything of the page as of now. */
export function useRefresh() {
  const [now, setNow] = useState(thisMinute);
  const client = useQueryClient();
  const refresh = () => {
    setNow(thisMinute());
    void client.invalidateQueries({ predicate: ({ queryKey: [path] }) => read.has(path) });
  };
  return { now, refresh };
}
