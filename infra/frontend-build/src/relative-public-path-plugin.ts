import webpack, { type Compiler } from 'webpack';

const { RuntimeGlobals, RuntimeModule, Template } = webpack;

/**
 * A remote reads from its script where it is served, as a whole address. Where that is the site itself, the path is enough: so the
 * address of a picture is the same in the browser as in the page that was rendered before.
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
