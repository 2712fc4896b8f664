import { defineStream } from '@aera/event-store';
import { personErasure } from './decide-person-erasure.ts';
import { personErasurePersonalFields } from './person-erasure.ts';

export const personErasureStream = defineStream('person-erasure', personErasure, {
  personalFields: personErasurePersonalFields,
});
