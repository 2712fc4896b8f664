/** An address where the network is of one, else the network as it is. */
export const shortNetwork = (network: string): string =>
  network.replace(network.includes(':') ? /\/128$/ : /\/32$/, '');
