/** webpack loader: builds a library for production, independent of the mode of the bundle. */
module.exports = (source) => source.replaceAll('process.env.NODE_ENV', '"production"');
