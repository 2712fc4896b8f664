/** Files that are served as they are; importing one answers its address. */
export const assetFiles = /\.(svg|png|jpe?g|webp|avif|woff2|webm|mp4|vtt|pdf)$/;

/** Where such a file goes below its frontend's address. */
export const assetName = 'assets/[name].[contenthash:10][ext]';
