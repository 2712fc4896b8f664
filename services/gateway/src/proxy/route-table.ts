import type { Method, RegisteredRoute } from '@aera/contracts/server';
import { malformedTarget, methodNotAllowed, notFound, type ErrorResponse } from '../errors/error-response.ts';
import { classifyRequest, type RequestClass } from '../request-class.ts';

type RouteMatch =
  | { readonly route: RegisteredRoute; readonly kind: RequestClass }
  | { readonly refusal: ErrorResponse };
export type RouteTable = (method: string, path: string) => RouteMatch;

/** What one address answers to. */
interface RouteEntry {
  readonly segments: readonly string[];
  readonly routes: Map<string, RouteMatch>;
  allowed: RouteMatch;
}

const unknown: RouteMatch = { refusal: notFound };
const malformed: RouteMatch = { refusal: malformedTarget };

/**
 * A table of the routes reachable from outside. Paths are compared as they were sent: literals by bytes, as the services do;
 * a parameter is one segment that is neither empty nor a step (`.`, `..`) in any encoding.
 */
export function createRouteTable(routes: readonly RegisteredRoute[]): RouteTable {
  const addresses = new Map<string, RouteEntry>();
  for (const route of routes.filter(({ access }) => access !== 'gateway')) {
    const address = addresses.get(route.path) ?? newAddress(route.path);
    addresses.set(route.path, address);
    const match = { route, kind: classifyRequest(route) };
    for (const method of methodsOf(route)) address.routes.set(method, match);
    address.allowed = { refusal: methodNotAllowed([...address.routes.keys()].toSorted()) };
  }
  const fixed = new Map([...addresses].filter(([path]) => !path.includes(':')));
  const patterns = [...addresses.values()].filter(({ segments }) => segments.some(isParameter));

  return (method, path) => {
    let address = fixed.get(path);
    if (!address) {
      const segments = path.split('/');
      address = patterns.find((candidate) => fits(candidate.segments, segments));
      if (!address) return unknown;
      if (!segments.every(isSafeSegment)) return malformed;
    }
    return address.routes.get(method) ?? address.allowed;
  };
}

/** HEAD asks for what GET would answer; a stream without a body is nothing to ask for. */
const methodsOf = ({ method, produces }: RegisteredRoute): (Method | 'HEAD')[] =>
  method === 'GET' && produces !== 'event-stream' ? ['GET', 'HEAD'] : [method];

const newAddress = (path: string): RouteEntry => ({
  segments: path.split('/'),
  routes: new Map(),
  allowed: unknown,
});

const isParameter = (segment: string): boolean => segment.startsWith(':');

const fits = (pattern: readonly string[], segments: readonly string[]): boolean =>
  pattern.length === segments.length &&
  pattern.every((part, at) => (isParameter(part) ? segments[at] !== '' : part === segments[at]));

function isSafeSegment(segment: string): boolean {
  try {
    const text = decodeURIComponent(segment);
    return text !== '.' && text !== '..' && !text.includes('\0');
  } catch {
    return false;
  }
}
