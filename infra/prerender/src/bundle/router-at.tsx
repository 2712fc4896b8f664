import type { ComponentType, ReactNode } from 'react';
import { StaticRouter } from 'react-router-dom';

/** The router of the shell, standing at one path. */
export const routerAt = (path: string): ComponentType<{ readonly children: ReactNode }> =>
  function RouterAtPath({ children }) {
    return <StaticRouter location={path}>{children}</StaticRouter>;
  };
