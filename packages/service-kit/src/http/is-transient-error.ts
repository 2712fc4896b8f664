/** Of the event store and the bus: a queue is full, or PostgreSQL or NATS is away for the moment. */
const platformCodes = new Set([
  'event-store-overloaded',
  'event-store-unavailable',
  'event-store-closed',
  'projection-behind',
  'overloaded',
  'publish-timed-out',
  'closed',
]);

/** Node's codes for a connection that is not there, and PostgreSQL's for one that it ended (SQLSTATE classes 08, 57P). */
const connectionCode = /^(ECONN(REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|08\w{3}|57P\d\d)$/;

/** True for transient errors: a dependency is unavailable or overloaded. */
export function isTransientError(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return false;
  return platformCodes.has(error.code) || connectionCode.test(error.code);
}
