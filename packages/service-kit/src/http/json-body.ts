import fastifyPlugin from 'fastify-plugin';

/** JSON bodies only (415 for anything else); an empty body with a JSON content type is no body at all. */
export const jsonBody = fastifyPlugin(
  async (app) => {
    const parse = app.getDefaultJsonParser('error', 'error');
    app.removeAllContentTypeParsers();
    app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
      if (body.length === 0) done(null, undefined);
      else parse(request, body, done);
    });
  },
  { name: 'json-body' },
);
