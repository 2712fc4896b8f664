import type { Sql } from '@aera/event-store';

/** Days over which leads and signals are spread. */
const days = 90;

/**
 * Inserts `leads` leads without a score, by SQL only; no events exist for them. Every second lead has a session with signals on three days. Every
 * tenth is the second lead of its contact. Every hundredth contact is merged with another.
 */
export async function fillLeads(sql: Sql, leads: number): Promise<void> {
  await sql(
    `insert into leads (id, contact_id, session_id, name, email, subject, message, status, lead_score, message_score, override,
       quarantined, owner, next_due_at, created_at)
     select gen_random_uuid(), 'contact ' || contact, case when n % 2 = 0 then 'session ' || n end,
            'Name of ' || contact, 'person-' || contact || '@example.org', 'On trusts', repeat('Some words of a message. ', 1 + n % 40),
            (array['new', 'contacted', 'qualified', 'closed'])[1 + n % 4], 40 + n % 20, 40 + n % 20,
            case when n % 20 = 0 then jsonb_build_object('score', n % 101, 'stewardId', 's', 'at', '2026-01-01T00:00:00Z') end,
            n % 50 = 0, case when n % 30 = 0 then 'steward' end,
            case when n % 10 = 0 then now() + (n % 100 - 50) * interval '1 day' end,
            now() - random() * interval '${days} days'
     from (select n, case when n % 10 = 0 then n - 1 else n end as contact from generate_series(1, $1::int) n) r`,
    [leads],
  );
  await sql(
    `insert into persons (contact_id, person_id)
     select 'contact ' || n + side, 'contact ' || n from generate_series(1, $1::int - 1, 100) n, generate_series(0, 1) side`,
    [leads],
  );
  await sql(
    `insert into signals (session_id, day, consents, questions, bookings)
     select 'session ' || n, current_date - (n * 7 + day * 13) % ${days}, (day = 0)::int, (n % 8 = 0)::int, 0
     from generate_series(2, $1::int, 2) n, generate_series(0, 2) day`,
    [leads],
  );
  await sql(
    `insert into visit_signals (session_id, visit_id, version, started_at, views, searches, traffic_source, traffic_source_detail)
     select session_id, day::text, 1, day, 1 + n % 9, n % 3 % 2, case consents when 1 then 'search' else 'direct' end,
            case consents when 1 then 'google.com' end
     from (select *, substring(session_id from 9)::int as n from signals) s`,
  );
  await sql(
    `insert into lead_scores (lead_id, person, score, reasons, rules_version, computed_at)
     select id, contact_id, lead_score, '[]', -1, now() from leads`,
  );
  await sql('vacuum analyze');
}
