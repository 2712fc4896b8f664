import type {
  addPasskey,
  beginPasskey,
  changePassword,
  endMemberSession,
  endOtherMemberSessions,
  memberSessionList,
  passkeyList,
  removePasskey,
  renamePasskey,
} from '@aera/contracts';
import { address } from '@aera/web-kit';

/** By address; the spec of the page holds each to its contract. */
export const securityAddresses = {
  changePassword: address<typeof changePassword>('POST', '/api/auth/password'),
  memberSessionList: address<typeof memberSessionList>('GET', '/api/auth/sessions'),
  endMemberSession: address<typeof endMemberSession>('DELETE', '/api/auth/sessions/:id'),
  endOtherMemberSessions: address<typeof endOtherMemberSessions>('POST', '/api/auth/sessions/end-others'),
  passkeyList: address<typeof passkeyList>('GET', '/api/auth/passkeys'),
  beginPasskey: address<typeof beginPasskey>('POST', '/api/auth/passkeys/options'),
  addPasskey: address<typeof addPasskey>('POST', '/api/auth/passkeys'),
  renamePasskey: address<typeof renamePasskey>('PATCH', '/api/auth/passkeys/:id'),
  removePasskey: address<typeof removePasskey>('DELETE', '/api/auth/passkeys/:id'),
};
