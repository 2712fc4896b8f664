import { styled } from 'styled-components';
import { frontendsWords as words } from './frontends-copy.ts';

const Address = styled.a`
  display: inline-block;
  max-width: 100%;
  color: inherit;
  overflow-wrap: anywhere;
`;

/** This page with the newest builds, whatever is pinned: an address to keep, written out in full. */
export function WayOut() {
  const address = words.wayOut.address(window.location.origin);
  return <Address href={address}>{address}</Address>;
}
