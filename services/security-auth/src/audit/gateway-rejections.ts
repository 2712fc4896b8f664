import { type AuditEntry, suspiciousRequestDetected } from '@aera/contracts/server';
import { defineHandler } from '@aera/event-bus';
import type { Sql } from '@aera/event-store';
import { deriveId } from '@aera/service-kit';
import type { AppendEntries } from './append-entries.ts';

/** Records requests of stewards that the gateway rejected with 401 or 403 before they reached a service. */
export const createRejectionHandler = (sql: Sql, appendEntries: AppendEntries) =>
  defineHandler(
    suspiciousRequestDetected,
    async ({ data: { requestId, at, ip, method, target, route, status, account } }) => {
      if (account?.kind !== 'steward' || (status !== 401 && status !== 403)) return;
      const [recorded] = await sql('select 1 from audit_entries where request_id = $1', [requestId]);
      if (recorded) return;
      const entry: AuditEntry = {
        kind: 'rejection',
        id: deriveId(requestId, 'rejected by the gateway'),
        at,
        service: 'gateway',
        actor: { id: account.id, username: null, role: null },
        ip,
        method,
        route: route ?? (target.split('?', 1)[0] as string),
        summary: 'Denied by gateway',
        params: {},
        query: {},
        requestId,
        trace: null,
        authenticatedAt: null,
        status,
      };
      await appendEntries([entry]);
    },
  );
