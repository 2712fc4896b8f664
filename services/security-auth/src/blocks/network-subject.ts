/** The subject whose key encrypts the IP addresses of a network, so that the network can be erased. */
export const networkSubject = (networkKey: string): string => `network-${networkKey}`;
