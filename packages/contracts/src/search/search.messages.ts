import { z } from 'zod';
import { defineMessage } from '../message.ts';

/** A document became searchable: an article, or a published answer. */
export const documentPublished = defineMessage(
  'knowledge-search.document.published.v1',
  z.object({
    documentId: z.string(),
    kind: z.enum(['article', 'answer']),
    title: z.string(),
    publishedAt: z.iso.datetime(),
  }),
);

/** A document is no longer searchable, because it was unpublished. */
export const documentUnpublished = defineMessage(
  'knowledge-search.document.unpublished.v1',
  z.object({ documentId: z.string(), unpublishedAt: z.iso.datetime() }),
);
