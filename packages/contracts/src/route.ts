import { z } from 'zod';
import type { AuditClass } from './audit-entry.ts';
import type { StewardRole } from './identity.ts';
import type { ServiceName } from './service-name.ts';

/**
 * Who may call a route. `public`: anybody; `member`, `steward`: signed in as such;
 * `gateway`: only the gateway itself, never routed from outside.
 */
export type Access = 'public' | 'member' | 'steward' | 'gateway';

export type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';

/** One HTTP route: the gateway routes by it, the service validates by it, the browser calls through it. */
export interface Route<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Response extends z.ZodType = z.ZodType,
  Who extends Access = Access,
> {
  readonly service: ServiceName;
  readonly method: Method;
  /** `:name` marks a parameter. */
  readonly path: string;
  readonly summary: string;
  readonly access: Who;
  /** Which stewards may call it; empty for a route that is not for stewards. */
  readonly roles: readonly StewardRole[];
  /** Asks a steward for a fresh proof of presence; see `presenceWindowSeconds`. */
  readonly stepUp: boolean;
  /** What of its calls is recorded in the audit log before they are carried out. */
  readonly audit: AuditClass;
  readonly params: Params;
  readonly query: Query;
  /** `z.undefined()` for a route without a body. */
  readonly body: Body;
  readonly response: Response;
  readonly status: 200 | 201 | 202 | 204;
  /** What the answer is: JSON, server-sent events, CSV, a workbook, PDF, or lines of JSON. */
  readonly produces: 'json' | 'event-stream' | 'csv' | 'xlsx' | 'pdf' | 'ndjson';
  /** Largest request body in bytes; 413 beyond it. */
  readonly bodyLimit: number;
  /** Cookies that the gateway passes on; every other cookie stays at the gateway. */
  readonly cookies: readonly string[];
  /**
   * A mail program or another server may call it, though it changes something: whatever it needs to be trusted is in the address,
   * or signs the body. No origin is asked for and no session counts; a body that the contract does not describe stays at the gateway.
   */
  readonly fromAnywhere: boolean;
}

export const defaultBodyLimit = 64 * 1024;

const nothing = z.undefined();
const none = z.object({});

type Declaration<P, Q, B, R, Who> = Pick<Route, 'service' | 'method' | 'path' | 'summary'> &
  Partial<
    Pick<
      Route,
      'status' | 'produces' | 'bodyLimit' | 'cookies' | 'fromAnywhere' | 'roles' | 'stepUp' | 'audit'
    >
  > & {
    access: Who;
    params?: P;
    query?: Q;
    body?: B;
    response?: R;
  };

/** Whoever may change things, and those who look only where nothing is changed. */
const usualRoles = ({ access, method }: Pick<Route, 'access' | 'method'>): readonly StewardRole[] => {
  if (access !== 'steward') return [];
  return method === 'GET' ? ['steward', 'auditor'] : ['steward'];
};

/** Whatever stewards do is recorded, and whatever they read unless the route says that it tells of nobody. */
const usualAudit = ({ access, method }: Pick<Route, 'access' | 'method'>): AuditClass => {
  if (access !== 'steward') return 'none';
  return method === 'GET' ? 'personal-data' : 'command';
};

/**
 * Declares a route; what is left out means: no parameters, no query, no body, an empty 204 answer, and of the stewards those
 * whom `usualRoles` names.
 */
export function defineRoute<
  P extends z.ZodType = typeof none,
  Q extends z.ZodType = typeof none,
  B extends z.ZodType = typeof nothing,
  R extends z.ZodType = typeof nothing,
  const Who extends Access = Access,
>(route: Declaration<P, Q, B, R, Who>): Route<P, Q, B, R, Who> {
  return {
    status: route.response ? 200 : 204,
    produces: 'json',
    bodyLimit: defaultBodyLimit,
    cookies: [],
    fromAnywhere: false,
    roles: usualRoles(route),
    stepUp: false,
    audit: usualAudit(route),
    ...route,
    params: (route.params ?? none) as P,
    query: (route.query ?? none) as Q,
    body: (route.body ?? nothing) as B,
    response: (route.response ?? nothing) as R,
  };
}

/** Whether the contract describes a body. */
export const takesBody = ({ body }: Pick<Route, 'body'>): boolean => !(body instanceof z.ZodUndefined);

/** What a caller passes: the input side of the schemas. */
export type BodyOf<R extends Route> = z.input<R['body']>;
export type ParamsOf<R extends Route> = z.input<R['params']>;
export type QueryOf<R extends Route> = z.input<R['query']>;
/** What a caller gets. */
export type ResponseOf<R extends Route> = z.output<R['response']>;

/** The path of a route with its parameters filled in, percent-encoded. */
export const pathOf = (route: Pick<Route, 'path'>, params: Record<string, unknown> = {}): string =>
  route.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
