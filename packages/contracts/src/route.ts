import type { z } from 'zod';
import type { AuditClass } from './audit/audit.routes.ts';

/**
 * Who may call a route. `public`: everyone; `member`, `steward`: signed in as such; `gateway`: only the gateway itself; `operator`: only the
 * command line of the operator, who has the identity key. The last two are never routed from outside.
 */
export type Access = 'public' | 'member' | 'steward' | 'gateway' | 'operator';

export type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';

/** Schemas of a route. An omitted part is empty: no parameters, no query, no body, an empty 204 response. */
export interface RouteSchemas {
  readonly summary: string;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  readonly response?: z.ZodType;
}

declare const schemas: unique symbol;

/**
 * An HTTP route as plain data: the gateway routes by it, the service serves it, the browser calls it. Its schemas are part of the type
 * only, so that browser bundles do not contain them; `routeRegistry` of `@aera/contracts/server` has their values.
 */
export interface Route<S extends RouteSchemas = RouteSchemas, A extends Access = Access> {
  readonly method: Method;
  /** `:name` marks a parameter. */
  readonly path: string;
  readonly access: A;
  /** Which stewards may call it. Default: `steward`, and `auditor` for GET. */
  readonly roles?: readonly StewardRole[];
  /** Requires a recent authentication of the steward; see `stepUpMaxAgeSeconds`. */
  readonly stepUp?: boolean;
  /** With `stepUp`: maximum age of the authentication in seconds. Default: that of the platform's settings. */
  readonly stepUpMaxAgeSeconds?: number;
  /** A steward whose role requires a second factor may call it before having one. */
  readonly beforeSecondFactor?: boolean;
  /** How the audit log records a call before it is executed. Default for stewards: `personal-data` for GET, else `command`. */
  readonly audit?: AuditClass;
  /** Default: 200 with a response schema, else 204. */
  readonly status?: 200 | 201 | 202 | 204;
  /** Content type of the response. Default: `json`. */
  readonly produces?: 'json' | 'event-stream' | 'csv' | 'xlsx' | 'pdf' | 'ndjson' | 'text' | 'octets';
  /** Maximum request body in bytes; 413 above it. Default: 64 KiB. */
  readonly bodyLimit?: number;
  /** Cookies that the gateway forwards; all others are dropped. */
  readonly cookies?: readonly string[];
  /**
   * A mail program or another server may call it without origin and session: a token in the URL or a signature of the body authorizes the
   * call. The gateway rejects a body that the contract does not declare.
   */
  readonly csrfExempt?: boolean;
  /** Services that the handler calls with the caller's identity token, which is issued for them too. */
  readonly callsOnBehalf?: readonly ServiceName[];
  readonly [schemas]?: S;
}

/** The schemas of a route. */
export type SchemasOf<R> = R extends { readonly [schemas]?: infer S } ? NonNullable<S> : never;

type PartName = Exclude<keyof RouteSchemas, 'summary'>;

interface EmptyParts {
  readonly params: z.ZodObject<Record<never, never>>;
  readonly query: z.ZodObject<Record<never, never>>;
  readonly body: z.ZodUndefined;
  readonly response: z.ZodUndefined;
}

/** Schema of one part of a route: an empty schema if the route omits the part, any schema if the type of the route is not known. */
export type Part<S, P extends PartName> =
  S extends Readonly<Record<P, infer Schema extends z.ZodType>>
    ? Schema
    : P extends keyof S
      ? z.ZodType
      : EmptyParts[P];

/** What a caller sends: the input type of the schema. */
export type BodyOf<R> = z.input<Part<SchemasOf<R>, 'body'>>;
export type ParamsOf<R> = z.input<Part<SchemasOf<R>, 'params'>>;
export type QueryOf<R> = z.input<Part<SchemasOf<R>, 'query'>>;
/** What a caller receives. */
export type ResponseOf<R> = z.output<Part<SchemasOf<R>, 'response'>>;

/** The parts of a request that the caller of a route fills in. */
export interface RequestParts<R extends Route> {
  /** Fills the `:name` parts of the path. */
  readonly params?: ParamsOf<R>;
  /** Undefined and null are omitted. */
  readonly query?: QueryOf<R>;
  readonly body?: BodyOf<R>;
}

/** Returns the path of a route with percent-encoded parameters, and its query string. */
export function buildPath<R extends Route>({ path }: R, params?: ParamsOf<R>, query?: QueryOf<R>): string {
  const values = new Map(listEntries(params));
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(values.get(name))));
  const search = new URLSearchParams();
  for (const [name, value] of listEntries(query)) if (value != null) search.set(name, String(value));
  return search.size > 0 ? `${filled}?${search}` : filled;
}

/** The request that an HTTP client sends. */
interface HttpRequest {
  readonly method: Method;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

export const toRequest = <R extends Route>(
  route: R,
  { params, query, body }: RequestParts<R>,
): HttpRequest => ({
  method: route.method,
  path: buildPath(route, params, query),
  headers: {},
  ...(body !== undefined && {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }),
});

const listEntries = (record: unknown): [name: string, value: unknown][] => Object.entries(record ?? {});

/** Step-up age for routes that change how a steward signs in: a session stolen minutes after the sign-in must not suffice. */
export const strictStepUpMaxAgeSeconds = 60;

/** The six services behind the gateway. The name is also the context of their messages. */
export const serviceNames = [
  'consent-ledger',
  'visitor-analytics',
  'knowledge-search',
  'questions-notifications',
  'contacts-crm',
  'security-auth',
] as const;

export type ServiceName = (typeof serviceNames)[number];

/** Publishers of messages: the services and the gateway. */
export type ContextName = ServiceName | 'gateway';

/** Roles of stewards: `steward` has all permissions, `responder` works on questions and contacts, `auditor` only reads. */
export const stewardRoles = ['steward', 'responder', 'auditor'] as const;
export type StewardRole = (typeof stewardRoles)[number];

/** Roles that work on questions and contacts. */
export const editorRoles = ['steward', 'responder'] as const satisfies readonly StewardRole[];
