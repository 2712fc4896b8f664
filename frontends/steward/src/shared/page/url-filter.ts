import { type UrlState, parseChoice } from './use-url-state.ts';

/** Choices of a parameter, the default first; `flag` is true or absent; `text` is free, or valid text by the predicate. */
type Parameter = readonly [string, ...string[]] | 'flag' | 'text' | ((text: string) => boolean);

type Value<P extends Parameter> = P extends 'flag'
  ? boolean
  : P extends readonly string[]
    ? P[number]
    : string;

type UrlFilter<Parameters extends Readonly<Record<string, Parameter>>> = {
  readonly [Name in keyof Parameters]: Value<Parameters[Name]>;
};

type Params = Readonly<Record<string, string | null>>;

function readParameter(parameter: Parameter, text: string | null): string | boolean {
  if (parameter === 'flag') return text === 'true';
  if (parameter === 'text') return text ?? '';
  if (typeof parameter === 'function') return text !== null && parameter(text) ? text : '';
  return parseChoice(parameter, text);
}

/** Creates a filter in the query of a URL. Unknown values are read as the default, and defaults are not written. */
export function createUrlFilter<const Parameters extends Readonly<Record<string, Parameter>>>(
  parameters: Parameters,
) {
  type Filter = UrlFilter<Parameters>;
  const mapParameters = <Result>(map: (name: string, parameter: Parameter) => Result) =>
    Object.fromEntries(Object.entries(parameters).map(([name, parameter]) => [name, map(name, parameter)]));

  const read = ({ get }: Pick<UrlState, 'get'>): Filter =>
    mapParameters((name, parameter) => readParameter(parameter, get(name))) as Filter;
  const toParams = (filter: Filter): Params =>
    mapParameters((name, parameter) => {
      const value = String(filter[name]).trim();
      const isDefault =
        value === '' || value === 'false' || (Array.isArray(parameter) && value === parameter[0]);
      return isDefault ? null : value;
    });
  /** Only these parameters, so that changes that are not rendered yet stay. */
  const toChanges = (changes: Partial<Filter>): Params => {
    const params = toParams({ ...read({ get: () => null }), ...changes });
    return Object.fromEntries(Object.keys(changes).map((name) => [name, params[name] ?? null]));
  };
  /** Parameters that reset the filter. */
  const none: Params = mapParameters(() => null);
  return { read, toParams, toChanges, none };
}
