import type { Person } from '@aera/contracts';
import { Button, Notice, Stack } from '@aera/ui';
import { serviceTitles } from '../../../shared/copy/service-names.ts';
import { Spoken } from './person-style.ts';
import { personCopy as copy } from './person-copy.ts';

type Sources = Person['sources'];

/** The services that did not answer, by the names that stewards read; none where all did. */
export const unanswered = (sources: Sources): string =>
  [...new Set(sources.filter(({ state }) => state === 'unavailable').map(({ service }) => service))]
    .map((service) => serviceTitles[service])
    .join(', ');

export interface UnansweredProps {
  readonly sources: Sources;
  readonly asking: boolean;
  readonly onAgain: () => void;
}

/** Says whose part is missing. There from the start, so that it is read out when it comes. */
export function Unanswered({ sources, asking, onAgain }: UnansweredProps) {
  const names = unanswered(sources);
  return (
    <Spoken>
      {names && (
        <Notice tone="warning">
          <Stack gap={2} align="start">
            <span>{copy.missing(names)}</span>
            <Button variant="secondary" size="sm" pending={asking} onClick={onAgain}>
              {copy.again}
            </Button>
          </Stack>
        </Notice>
      )}
    </Spoken>
  );
}
