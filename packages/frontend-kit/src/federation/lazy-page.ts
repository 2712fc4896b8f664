import { type ComponentType, createElement, lazy } from 'react';
import { emitWindowEvent } from '../events/window-events.ts';
import { loadKeepingPrerenderedPage, registerFailedLoad } from './failed-loads.ts';

/**
 * A page whose script loads when it is first rendered: `lazyPage(() => import('./how.page.tsx'), 'HowPage')`. A failure emits
 * `preload-error` and is thrown to the nearest boundary; after `retryFailedLoads` the page loads again.
 */
export function lazyPage<Name extends string, Props extends object = object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
): ComponentType<Props> {
  const attempt = () =>
    lazy<ComponentType<Props>>(async () => {
      try {
        return { default: (await loadKeepingPrerenderedPage(load))[name] };
      } catch (error) {
        emitWindowEvent('preload-error', { error, source: name });
        registerFailedLoad(() => (Page = attempt()));
        throw error;
      }
    });
  let Page = attempt();
  const Current = (props: Props) => createElement<Props>(Page, props);
  return Object.assign(Current, { displayName: name });
}
