import type { Duplicate, EmailVariant } from '@aera/contracts';
import { reasonPoints } from '../leads/duplicate-links.ts';

const parseEmail = (email: string) => {
  const [local = '', domain = ''] = email.toLowerCase().split('@');
  const [mailbox = '', ...tag] = local.split('+');
  return { mailbox, tag: tag.join('+'), domain };
};

/** Lists how two spellings of one mailbox differ, apart from case. */
export function listEmailVariants(one: string, other: string): EmailVariant[] {
  const [a, b] = [parseEmail(one), parseEmail(other)];
  return [
    ...(a.tag === b.tag ? [] : ['tag' as const]),
    ...(a.mailbox === b.mailbox ? [] : ['dots' as const]),
    ...(a.domain === b.domain ? [] : ['domain' as const]),
  ];
}

/** Selects links of two persons, who are neither marked as distinct nor erased. `links` is the table, joined with what limits it. */
export const selectActiveLinks = (links: string): string => `
  select reason, a, b, since, points, coalesce(pa.person_id, a) as p, coalesce(pb.person_id, b) as q
  from ${links} left join persons pa on pa.contact_id = a left join persons pb on pb.contact_id = b
  where coalesce(pa.person_id, a) <> coalesce(pb.person_id, b)
    and not exists (select from distinct_contacts t where t.one = a and t.other = b and t.at >= since)
    and not exists (select from erased_contacts f where f.contact_id = a)
    and not exists (select from erased_contacts f where f.contact_id = b)`;

/**
 * Returns common table expressions that end in `suggested`: a row for every two persons that may be one, with the reasons and since when.
 * `active` selects the links.
 */
export const buildSuggestedCte = (active: string): string => `
  active as (${active}),
  suggested as (
    select least(p, q) as one, greatest(p, q) as other, max(since) as since,
           jsonb_agg(distinct jsonb_build_object('reason', reason, 'a', a, 'b', b)) as links,
           ${Object.entries(reasonPoints)
             .map(([reason, points]) => `bool_or(reason = '${reason}')::int * ${points}`)
             .join(' + ')} as weight
    from active group by least(p, q), greatest(p, q))`;

/** One strong reason is strong, both weak reasons are likely, one weak reason is possible. */
export const toStrength = (points: number): Duplicate['strength'] =>
  points >= 100 ? 'strong' : points >= 80 ? 'likely' : 'possible';
