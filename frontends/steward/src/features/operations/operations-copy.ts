import type { stallReasons } from '@aera/contracts';

type StallReason = (typeof stallReasons)[number];

export const operationsCopy = {
  service: 'Service',
  everyService: 'All services',
  noAnswer: (title: string) => `${title} isn’t responding`,
  loading: 'Loading services...',
  stalled: {
    failing: 'Failing repeatedly at the same event',
    'no-progress': 'Not making progress',
    'dead-letters': 'Has failed messages that need a decision',
  } satisfies Record<StallReason, string>,
  lookOnly: 'View only. Auditors can’t make changes.',
} as const;

/** 75 as "1 min 15 s". */
export function formatDuration(seconds: number): string {
  const whole = Math.round(seconds);
  if (whole < 60) return `${whole} s`;
  const minutes = Math.floor(whole / 60);
  if (minutes < 60) return whole % 60 === 0 ? `${minutes} min` : `${minutes} min ${whole % 60} s`;
  const hours = Math.floor(minutes / 60);
  if (hours < 48) return minutes % 60 === 0 ? `${hours} h` : `${hours} h ${minutes % 60} min`;
  return `${Math.floor(hours / 24)} days`;
}

/** 1536 as "1.5 KB". */
export function formatBytes(bytes: number): string {
  const units = ['B', 'KB', 'MB', 'GB', 'TB'];
  const power = bytes < 1 ? 0 : Math.min(units.length - 1, Math.floor(Math.log(bytes) / Math.log(1024)));
  const size = bytes / 1024 ** power;
  return `${size.toLocaleString('en-US', { maximumFractionDigits: power === 0 ? 0 : 1 })} ${units[power]}`;
}
