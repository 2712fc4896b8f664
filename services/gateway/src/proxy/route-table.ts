import { isRouted, type Method, type RegisteredRoute } from '@aera/contracts/server';
import { malformedTarget, methodNotAllowed, notFound, type ErrorResponse } from '../errors/error-response.ts';
import { classifyRequest, type RequestClass } from '../request-class.ts';

type RouteMatch =
  | { readonly route: RegisteredRoute; readonly requestClass: RequestClass }
  | { readonly error: ErrorResponse };
export type RouteTable = (method: string, path: string) => RouteMatch;

/** The routes of one path pattern. */
interface RouteEntry {
  /** The path up to its first parameter; most patterns are ruled out by it. */
  readonly prefix: string;
  readonly segments: readonly string[];
  readonly routes: Map<string, RouteMatch>;
  methodError: RouteMatch;
}

const unmatched: RouteMatch = { error: notFound };
const malformed: RouteMatch = { error: malformedTarget };

/**
 * Matches the routes that clients may call. Paths are compared as sent: literals by bytes, as the services do; a parameter is one segment
 * that is not empty and, decoded, not `.` or `..`. Where two patterns match, the one with a literal in the first segment that differs wins.
 */
export function createRouteTable(routes: readonly RegisteredRoute[]): RouteTable {
  const entries = new Map<string, RouteEntry>();
  for (const route of routes.filter(isRouted)) {
    const entry = entries.get(route.path) ?? createEntry(route.path);
    entries.set(route.path, entry);
    const match = { route, requestClass: classifyRequest(route) };
    for (const method of listAcceptedMethods(route)) entry.routes.set(method, match);
    entry.methodError = { error: methodNotAllowed([...entry.routes.keys()].toSorted()) };
  }
  const literals = new Map([...entries].filter(([path]) => !path.includes(':')));
  const patterns = [...entries.values()]
    .filter(({ segments }) => segments.some(isParameter))
    .toSorted(compareSpecificity);

  return (method, path) => {
    let entry = literals.get(path);
    if (!entry) {
      const segments = path.split('/');
      entry = patterns.find(
        (candidate) => path.startsWith(candidate.prefix) && matchesPattern(candidate.segments, segments),
      );
      if (!entry) return unmatched;
      if (!segments.every(isSafeSegment)) return malformed;
    }
    return entry.routes.get(method) ?? entry.methodError;
  };
}

/** GET routes accept HEAD too, except event streams. */
const listAcceptedMethods = ({ method, produces }: RegisteredRoute): (Method | 'HEAD')[] =>
  method === 'GET' && produces !== 'event-stream' ? ['GET', 'HEAD'] : [method];

const createEntry = (path: string): RouteEntry => ({
  prefix: path.split(':', 1)[0] ?? path,
  segments: path.split('/'),
  routes: new Map(),
  methodError: unmatched,
});

const isParameter = (segment: string): boolean => segment.startsWith(':');

/** Orders patterns by their first segment that is a literal in one and a parameter in the other, as the services' router does. */
function compareSpecificity({ segments: a }: RouteEntry, { segments: b }: RouteEntry): number {
  const differing = a.findIndex((segment, index) => isParameter(segment) !== isParameter(b[index] ?? ''));
  if (differing < 0) return 0;
  return isParameter(a[differing] as string) ? 1 : -1;
}

const matchesPattern = (pattern: readonly string[], segments: readonly string[]): boolean =>
  pattern.length === segments.length &&
  pattern.every((part, index) => (isParameter(part) ? segments[index] !== '' : part === segments[index]));

function isSafeSegment(segment: string): boolean {
  try {
    const text = decodeURIComponent(segment);
    return text !== '.' && text !== '..' && !text.includes('\0');
  } catch {
    return false;
  }
}
