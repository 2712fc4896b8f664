import { defineStream } from '@aera/event-store';
import { savedViews } from './decide-saved-views.ts';
import { savedViewPersonalFields } from './saved-views.ts';

/** Each steward has one stream, with all their saved views. */
export const savedViewsStream = defineStream('saved-views', savedViews, {
  personalFields: savedViewPersonalFields,
});
