/** webpack loader: takes a library for what it is in production, whatever the rest is built for. */
module.exports = (source) => source.replaceAll('process.env.NODE_ENV', '"production"');
