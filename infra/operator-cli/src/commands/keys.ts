import type { Command } from '../command.ts';

export const rotateKeys: Command = {
  name: 'rotate-keys',
  usage: '',
  summary:
    'Replace the identity key while the platform runs; twice, two minutes apart, to revoke a leaked key',
  examples: ['rotate-keys'],
  maxArgs: 0,
  async run(_, tools) {
    if (!tools.rotateKeys)
      throw new Error(
        'The keys are not stored here. Compose: INFRA=docker make rotate-keys. Kubernetes: infra/kubernetes/README.md, Keys.',
      );
    tools.print(`✓ ${await tools.rotateKeys()}`);
  },
};
