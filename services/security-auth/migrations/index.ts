import { eventStore } from './0001-event-store.ts';
import { accounts } from './0002-accounts.ts';
import { attempts } from './0003-attempts.ts';
import { threats } from './0004-threats.ts';
import { auditLog } from './0005-audit-log.ts';

export const migrations = [eventStore, accounts, attempts, threats, auditLog];
