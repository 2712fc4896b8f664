import webpack, { type Compiler } from 'webpack';

const { RuntimeGlobals, RuntimeModule, Template } = webpack;

/**
 * Reduces the public path of a remote from an absolute URL to a path if the remote is served by the site itself. URLs of pictures are then
 * the same in the browser and in the prerendered page.
 */
export class RelativePublicPathPlugin {
  apply(compiler: Compiler): void {
    if (compiler.options.output.publicPath !== 'auto') return;
    compiler.hooks.thisCompilation.tap('OwnAddressPlugin', (compilation) => {
      compilation.hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.publicPath)
        .tap('OwnAddressPlugin', (chunk) => compilation.addRuntimeModule(chunk, new RelativePublicPath()));
    });
  }
}

class RelativePublicPath extends RuntimeModule {
  constructor() {
    super('own address', RuntimeModule.STAGE_ATTACH);
  }

  override generate(): string {
    return Template.asString([
      `var own = new URL(${RuntimeGlobals.publicPath}, document.baseURI);`,
      `if (own.origin === location.origin) ${RuntimeGlobals.publicPath} = own.pathname;`,
    ]);
  }
}
