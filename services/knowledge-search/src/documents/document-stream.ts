import { defineStream } from '@aera/event-store';
import { documentDecider } from './decide-document.ts';
import { documentMessage } from './document-messages.ts';

export const documentStream = defineStream('document', documentDecider, { publish: documentMessage });
