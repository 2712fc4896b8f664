import { unreachable } from '@aera/domain';
import { rowProjection } from '@aera/event-store';
import { defineEntity, type InferEntity, p } from '@mikro-orm/postgresql';
import type { LeadEvent, LeadStatus } from './lead.ts';

/** The leads as stewards see them. */
export const LeadRow = defineEntity({
  name: 'LeadRow',
  tableName: 'leads',
  properties: {
    id: p.uuid().primary(),
    contactId: p.string(),
    name: p.string(),
    email: p.string(),
    subject: p.string().nullable(),
    message: p.string(),
    status: p.string().$type<LeadStatus>(),
    leadScore: p.integer(),
    suspected: p.boolean(),
    createdAt: p.datetime(),
  },
});
export type LeadRow = InferEntity<typeof LeadRow>;

/** A row as the projection writes it. */
export interface LeadColumns {
  readonly id: string;
  readonly contactId: string;
  readonly name: string;
  readonly email: string;
  readonly subject: string | null;
  readonly message: string;
  readonly status: LeadStatus;
  readonly leadScore: number;
  readonly suspected: boolean;
  readonly createdAt: string;
}

/** What an erased person wrote is shown as empty; the lead itself stays. */
export function projectLead(row: LeadColumns | null, { type, data }: LeadEvent): LeadColumns | null {
  switch (type) {
    case 'LeadCaptured':
      return {
        id: data.leadId,
        contactId: data.contactId,
        name: data.name ?? '',
        email: data.email ?? '',
        subject: data.subject,
        message: data.message ?? '',
        status: 'new',
        leadScore: data.leadScore,
        suspected: data.suspected,
        createdAt: data.capturedAt,
      };
    case 'LeadContacted':
      return row && { ...row, status: 'contacted' };
    case 'LeadQualified':
      return row && { ...row, status: 'qualified', leadScore: data.leadScore };
    case 'LeadClosed':
      return row && { ...row, status: 'closed' };
    case 'LeadScored':
      return row && { ...row, leadScore: data.leadScore };
    default:
      return unreachable(type);
  }
}

export const leadRows = rowProjection<LeadEvent, LeadColumns>({
  name: 'leads',
  table: 'leads',
  key: ({ data }) => data.leadId,
  columns: {
    id: 'uuid',
    contactId: 'text',
    name: 'text',
    email: 'text',
    subject: 'text',
    message: 'text',
    status: 'text',
    leadScore: 'int',
    suspected: 'boolean',
    createdAt: 'timestamptz',
  },
  project: projectLead,
});
