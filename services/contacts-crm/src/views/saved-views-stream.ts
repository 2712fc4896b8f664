import { defineStream } from '@aera/event-store';
import { savedViews } from './decide-views.ts';
import { personalOfViews } from './view-events.ts';

/** One stream for all views of a steward. */
export const savedViewsStream = defineStream('contact-views', savedViews, {
  personalFields: personalOfViews,
});
