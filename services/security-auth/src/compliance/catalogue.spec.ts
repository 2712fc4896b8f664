import { frameworkNames } from '@aera/contracts';
import { describe, expect, it } from 'vitest';
import { catalogue } from './catalogue/index.ts';
import { checks } from './checks/index.ts';
import { foundations } from './posture.ts';

const ids = catalogue.map(({ id }) => id);

/** Format of the references of each framework. */
const written: Record<(typeof frameworkNames)[number], RegExp> = {
  'SOC 2': /^(CC[1-9]\.\d|A1\.[1-3]|C1\.[12]|PI1\.[1-5]|P[1-8]\.\d)$/,
  'NIST CSF': /^(GV|ID|PR|DE|RS|RC)\.[A-Z]{2}-\d{2}$/,
  FedRAMP: /^(AC|AT|AU|CA|CM|CP|IA|IR|MA|MP|PE|PL|PM|PS|PT|RA|SA|SC|SI|SR)-\d{1,2}(\(\d{1,2}\))?$/,
  'DoD STIG': /^V-2[26]\d{4}$/,
};

describe('the catalogue', () => {
  it('contains each control once', () => expect(new Set(ids).size).toBe(ids.length));

  it('contains every control that the posture depends on, all critical', () => {
    for (const id of Object.values(foundations))
      expect(catalogue.find((control) => control.id === id)).toMatchObject({ critical: true });
  });

  it('has a control for every check', () => {
    expect(Object.keys(checks).filter((id) => !ids.includes(id))).toEqual([]);
  });

  it('has a check for every critical control', () => {
    expect(catalogue.filter(({ id, critical }) => critical && !checks[id]).map(({ id }) => id)).toEqual([]);
  });

  it('names each control as in its frameworks, and a remediation', () => {
    for (const { references, remediation } of catalogue) {
      expect(Object.keys(references).length).toBeGreaterThan(0);
      expect(remediation).toMatch(/\.$/);
      for (const name of frameworkNames)
        for (const reference of references[name]?.split(' ') ?? []) expect(reference).toMatch(written[name]);
    }
  });

  it.each(frameworkNames)('has at least 20 controls of %s, including controls without a check', (name) => {
    const own = catalogue.filter(({ references }) => references[name]);
    expect(own.length).toBeGreaterThanOrEqual(20);
    expect(own.some(({ id }) => !checks[id])).toBe(true);
  });
});
