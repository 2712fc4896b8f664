import { deciderSpecification } from '@aera/testing';
import { describe, expect, it } from 'vitest';
import { diffLines, notice, type NoticeCommand, type NoticeEvent } from './notice.ts';
import { hashLines } from './notice-registry.ts';
import { resolveNoticeProof } from './notice-token.ts';

const given = deciderSpecification(notice);
const publish = (lines: string[], now: string): NoticeCommand => ({
  type: 'PublishNotice',
  data: { language: 'en', lines, hash: hashLines(lines) },
  now,
});
const published = (lines: string[], version: string, effectiveFrom: string): NoticeEvent => ({
  type: 'NoticePublished',
  data: { language: 'en', version, hash: hashLines(lines), lines, effectiveFrom },
});

describe('publishing a notice', () => {
  it('begins with version 1.0', () =>
    given()
      .when(publish(['a', 'b'], 't1'))
      .then(published(['a', 'b'], '1.0', 't1')));
  it('adds nothing for the current text', () =>
    given(published(['a'], '1.0', 't1'))
      .when(publish(['a'], 't2'))
      .thenNothing());
  it('publishes a changed text as the next version', () =>
    given(published(['a'], '1.0', 't1'))
      .when(publish(['a', 'b'], 't2'))
      .then(published(['a', 'b'], '2.0', 't2')));
  it('publishes a restored text as a new version', () =>
    given(published(['a'], '1.0', 't1'), published(['b'], '2.0', 't2'))
      .when(publish(['a'], 't3'))
      .then(published(['a'], '3.0', 't3')));
});

it('lists changes line by line', () =>
  expect(diffLines(['welcome', 'old rule', 'enter'], ['welcome', 'new rule', 'enter'])).toEqual({
    removed: ['old rule'],
    added: ['new rule'],
  }));

describe('the notice proof status of a record', () => {
  const [old, current] = [published(['a'], '1.0', 't1').data, published(['b'], '2.0', 't2').data];
  const shown = (text: typeof old) => ({ impressionId: 'x', version: text.version, hash: text.hash });

  it.each([
    [
      'is current with a token of the current notice',
      { state: 'valid', shown: shown(current) },
      'current',
      '2.0',
      'x',
    ],
    [
      'is outdated with a token of an earlier notice',
      { state: 'valid', shown: shown(old) },
      'outdated',
      '1.0',
      'x',
    ],
    ['is expired with an expired token', { state: 'expired', shown: shown(current) }, 'expired', '2.0', 'x'],
    [
      'is unproven without a token, and names the current notice',
      { state: 'invalid' },
      'unproven',
      '2.0',
      null,
    ],
  ] as const)('%s', (_, token, proofStatus, noticeVersion, impressionId) =>
    expect(resolveNoticeProof(token, current)).toMatchObject({ proofStatus, noticeVersion, impressionId }),
  );
});
