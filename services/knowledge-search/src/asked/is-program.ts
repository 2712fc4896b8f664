import { isbot } from 'isbot';

/** True for a request that no person sent: every browser since Mosaic says that it is Mozilla, and crawlers say who they are. */
export const isProgram = (userAgent: string | undefined): boolean =>
  userAgent === undefined || !/^(Mozilla|Opera)\//.test(userAgent) || isbot(userAgent);
