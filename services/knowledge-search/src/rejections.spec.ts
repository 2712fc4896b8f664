import { expectRejections, type RejectionRow } from '@aera/service-kit/testing';
import { it } from 'vitest';

/** Every rejection of a rule on the wire. Values in messages are examples. */
const rows: readonly RejectionRow[] = [
  ['article-not-found', 404, 'Article not found.'],
  ['article-exists', 409, 'This article has already been created with another text.'],
  ['gap-has-article', 409, 'Someone else has already created an article for this content gap.'],
  ['article-changed', 409, 'Someone else updated this article since you opened it.'],
  ['rules-changed', 409, 'Someone else changed the rules since you opened them.'],
  ['rules-conflict', 422, '“energy” stands in the synonyms twice.'],
  ['rules-conflict', 422, '“energy” is pinned twice.'],
  ['rules-conflict', 422, '“?” has no word in it.'],
];

it('declares exactly these rejections', () => expectRejections(rows, () => import('./service.ts')));
