import { unreachable } from '@aera/domain';

/** Where a lead stands in the pipeline. A steward may move it from any of these to any but `new`. */
export type LeadStatus = 'new' | 'contacted' | 'qualified' | 'closed';

/** What can have happened to a lead. What the person wrote is sealed per contact and reads as null once erased. */
export type LeadEvent =
  | {
      type: 'LeadCaptured';
      data: {
        leadId: string;
        /** Who wrote: the member who was signed in, or an id that stands for the e-mail address. The same for every lead from them. */
        contactId: string;
        name: string | null;
        email: string | null;
        subject: string | null;
        message: string | null;
        /** 0 to 100. */
        leadScore: number;
        /** True when it looks like the work of a program; stewards' lists leave it out. */
        suspected: boolean;
        capturedAt: string;
      };
    }
  | { type: 'LeadContacted'; data: { leadId: string; stewardId: string; contactedAt: string } }
  | {
      type: 'LeadQualified';
      data: { leadId: string; stewardId: string; leadScore: number; qualifiedAt: string };
    }
  | { type: 'LeadClosed'; data: { leadId: string; stewardId: string; closedAt: string } }
  /** A steward gave a score of their own beside another change, or none. */
  | { type: 'LeadScored'; data: { leadId: string; stewardId: string; leadScore: number; scoredAt: string } };

/** Only what `decideLead` needs to know; screens have their own projection. */
export type Lead = { status: 'absent' | LeadStatus; leadScore: number };

export const initialLead = (): Lead => ({ status: 'absent', leadScore: 0 });

export function evolveLead(lead: Lead, { type, data }: LeadEvent): Lead {
  switch (type) {
    case 'LeadCaptured':
      return { status: 'new', leadScore: data.leadScore };
    case 'LeadContacted':
      return { ...lead, status: 'contacted' };
    case 'LeadQualified':
      return { status: 'qualified', leadScore: data.leadScore };
    case 'LeadClosed':
      return { ...lead, status: 'closed' };
    case 'LeadScored':
      return { ...lead, leadScore: data.leadScore };
    default:
      return unreachable(type);
  }
}

/** Which fields identify the person, and that one key seals all leads of one contact. */
export const personal = {
  LeadCaptured: {
    subject: (data: { contactId: string }) => data.contactId,
    fields: ['name', 'email', 'subject', 'message'],
  },
} as const;
