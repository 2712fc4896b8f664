import { defineStream } from '@aera/event-store';
import { savedViews } from './decide-saved-views.ts';
import { savedViewPersonalFields } from './saved-views.ts';

/** One stream for all views of a steward. */
export const savedViewsStream = defineStream('contact-views', savedViews, {
  personalFields: savedViewPersonalFields,
});
