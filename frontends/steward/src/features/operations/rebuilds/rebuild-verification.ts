import type { RebuildRun } from '@aera/contracts';

type Reviewed = NonNullable<RebuildRun['tables']>[number];

/** Whether the live rows and the rebuilt ones hold the same, at the same event. */
export function verdictOf({ live, rebuilt }: Reviewed): 'same' | 'differ' | 'incomparable' {
  if (!live) return 'incomparable';
  return live.rows === rebuilt.rows && live.checksum === rebuilt.checksum ? 'same' : 'differ';
}
