import type {
  login,
  logout,
  memberMe,
  register,
  stewardLogin,
  stewardLogout,
  stewardMe,
} from '@aera/contracts';
import { address } from '../api/route-address.ts';

/** The sign-in routes by address: the shell needs them on every page and does without their schemas. */
export const sessionAddresses = {
  memberMe: address<typeof memberMe>('GET', '/api/auth/me'),
  register: address<typeof register>('POST', '/api/auth/register'),
  login: address<typeof login>('POST', '/api/auth/login'),
  logout: address<typeof logout>('POST', '/api/auth/logout'),
  stewardMe: address<typeof stewardMe>('GET', '/api/admin/auth/me'),
  stewardLogin: address<typeof stewardLogin>('POST', '/api/admin/auth/login'),
  stewardLogout: address<typeof stewardLogout>('POST', '/api/admin/auth/logout'),
};
