import { defineAppendOnlyStream } from '@aera/event-store';
import type { ComplianceEvent } from './assessment.ts';

export const complianceStream = defineAppendOnlyStream<ComplianceEvent, []>('compliance', { isSingle: true });
