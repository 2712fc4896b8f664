import { describe, expect, it } from 'vitest';
import { formatProgress } from './run-service.ts';

describe('the progress of a replay', () => {
  it('shows the processed share', () => {
    expect(formatProgress('leads', 1200, 2400)).toBe(
      'leads  [###############···············] 1,200 of 2,400 events',
    );
  });

  it('is 100 % without work and never more', () => {
    expect(formatProgress('leads', 0, 0)).toContain('#'.repeat(30));
    expect(formatProgress('leads', 7, 5)).toContain(`[${'#'.repeat(30)}]`);
  });

  it('counts what a task counts', () => {
    expect(formatProgress('migrate-analytics', 1, 2, 'days')).toMatch(/ 1 of 2 days$/);
  });
});
