import { defineStream } from '@aera/event-store';
import { mailRequest, mailRequestPersonalFields } from './mail-request.ts';

export const mailRequestStream = defineStream('mail', mailRequest, {
  personalFields: mailRequestPersonalFields,
});
