import { defineStream } from '@aera/event-store';
import { mailRequest, personalOfMailRequests } from './mail-request.ts';

export const mailRequestStream = defineStream('mail', mailRequest, {
  personalFields: personalOfMailRequests,
});
