import type { Compiler } from 'webpack';
import { listFacadeExports } from './shared-modules.ts';

const parsers = ['javascript/auto', 'javascript/esm'];

/** Fails the build when a module imports a name that the facade of a shared library does not export. */
export class RestrictSharedImportsPlugin {
  apply(compiler: Compiler): void {
    const { WebpackError, javascript } = compiler.webpack;
    const narrow = listFacadeExports();
    compiler.hooks.normalModuleFactory.tap('NarrowImportsPlugin', (factory) => {
      for (const kind of parsers) {
        factory.hooks.parser.for(kind).tap('NarrowImportsPlugin', (parser) => {
          if (!(parser instanceof javascript.JavascriptParser)) return;
          parser.hooks.importSpecifier.tap(
            'NarrowImportsPlugin',
            (_statement: unknown, source: unknown, name: string | null) => {
              const allowed = narrow.get(String(source));
              if (!allowed || name === null || allowed.has(name)) return;
              const advice = `add it to infra/frontend-build/src/shared, at the cost of its size in the first load`;
              parser.state.module.addError(
                new WebpackError(`'${name}' of '${String(source)}' is not shared: ${advice}.`),
              );
            },
          );
        });
      }
    });
  }
}
