import { describe, expect, it } from 'vitest';
import { detectSpam, type SubmissionTraits } from './spam-reasons.ts';

const person: SubmissionTraits = {
  website: '',
  formOpenMs: 9_000,
  message: 'Hello',
  proofOfWork: 'done',
  countWithoutProofOfWork: 0,
};
const link = 'https://spam.example ';

describe('a message is quarantined', () => {
  it.each<[string, Partial<SubmissionTraits>, string[]]>([
    ['when the field that visitors do not see is filled in', { website: link }, ['honeypot']],
    ['when it was sent faster than anyone types', { formOpenMs: 1_999 }, ['submitted-too-fast']],
    ['not when someone took two seconds', { formOpenMs: 2_000 }, []],
    ['not for blanks that a browser filled in', { website: ' ' }, []],
    ['not when it came from no form', { website: undefined, formOpenMs: undefined }, []],
    ['not the twentieth time without work', { proofOfWork: 'none', countWithoutProofOfWork: 20 }, []],
    ['the time after that', { proofOfWork: 'none', countWithoutProofOfWork: 21 }, ['missing-proof-of-work']],
    ['when its work was done for another message', { proofOfWork: 'spent' }, ['reused-proof-of-work']],
    ['not for four links', { message: link.repeat(4) }, []],
    ['for five links', { message: link.repeat(5) }, ['many-links']],
    ['for each reason there is', { formOpenMs: 1, website: 'x' }, ['honeypot', 'submitted-too-fast']],
  ])('%s', (_, traces, expected) => expect(detectSpam({ ...person, ...traces })).toEqual(expected));
});
