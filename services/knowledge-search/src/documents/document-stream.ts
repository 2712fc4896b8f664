import { defineStream } from '@aera/event-store';
import { documentDecider } from './decide-document.ts';
import { toPublishedMessage } from './document-messages.ts';

export const documentStream = defineStream('document', documentDecider, { publish: toPublishedMessage });
