import { describe, expect, it } from 'vitest';
import { progressLine } from './run-service.ts';

describe('the progress of a replay', () => {
  it('shows the processed share', () => {
    expect(progressLine('leads', 1200, 2400)).toBe(
      'leads  [###############···············] 1,200 of 2,400 events',
    );
  });

  it('is 100 % without work and never more', () => {
    expect(progressLine('leads', 0, 0)).toContain('#'.repeat(30));
    expect(progressLine('leads', 7, 5)).toContain(`[${'#'.repeat(30)}]`);
  });
});
