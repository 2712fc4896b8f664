import type { Compiler } from 'webpack';

/** Schemas and messages of contracts, and zod, which they use. `zod/mini` is allowed in browsers. */
const serverOnly =
  /[\\/]packages[\\/]contracts[\\/]src[\\/](server|schemas|route-registry|.*\.(schemas|messages))\.ts$|[\\/]zod[\\/]v4[\\/]classic[\\/]/;

/** Fails the build when it contains schemas. Browsers import routes, and schemas as types only. */
export class ServerOnlyPlugin {
  apply(compiler: Compiler): void {
    const { NormalModule, WebpackError } = compiler.webpack;
    compiler.hooks.compilation.tap('ServerOnlyPlugin', (compilation) => {
      compilation.hooks.finishModules.tap('ServerOnlyPlugin', (modules) => {
        for (const module of modules)
          if (module instanceof NormalModule && serverOnly.test(module.resource))
            compilation.errors.push(
              new WebpackError(`'${module.resource}' is for servers: import its types only.`),
            );
      });
    });
  }
}
