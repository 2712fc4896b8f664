import { family } from '../assessment.ts';

export const edge = family('Edge', [
  {
    id: 'tls-in-transit',
    title: 'Browsers reach the platform over TLS',
    critical: true,
    references: {
      'SOC 2': ['CC6.7'],
      'NIST CSF': ['PR.DS-02'],
      FedRAMP: ['SC-8', 'SC-8(1)'],
      'DoD STIG': ['V-222596'],
    },
    mend: 'Put TLS in front of the gateway and set PUBLIC_URL to the https origin.',
  },
  {
    id: 'strict-transport',
    title: 'Browsers are told to come by TLS alone, for a year',
    references: { 'SOC 2': ['CC6.7'], 'NIST CSF': ['PR.DS-02'], 'DoD STIG': ['V-222397'] },
    mend: 'With an https PUBLIC_URL the gateway sends Strict-Transport-Security by itself.',
  },
  {
    id: 'page-headers',
    title: 'Pages run the site’s own scripts alone, and can be framed by nobody',
    references: {
      'SOC 2': ['CC6.6'],
      'NIST CSF': ['PR.PS-05'],
      FedRAMP: ['SC-18'],
      'DoD STIG': ['V-222602'],
    },
    mend: 'Restore the header fields that the evidence names in the gateway, or in the proxy that removed them.',
  },
  {
    id: 'errors-disclose-nothing',
    title: 'Errors tell a person what to do and a stranger nothing of the inside',
    references: { 'SOC 2': ['CC6.6'], FedRAMP: ['SI-11'], 'DoD STIG': ['V-222600', 'V-222611'] },
    mend: 'Remove what the evidence names from answers and header fields.',
  },
  {
    id: 'rate-limits',
    title: 'Who asks too fast is made to wait',
    references: {
      'SOC 2': ['CC6.6', 'A1.1'],
      'NIST CSF': ['PR.IR-01'],
      FedRAMP: ['SC-5'],
      'DoD STIG': ['V-222667'],
    },
    mend: 'Counts once a refusal was seen within the day. The limits are the gateway’s RATE_LIMITS; a burst from a machine of your own that is not exempt shows them.',
  },
  {
    id: 'threats-detected',
    title: 'What the edge sees is judged as it happens',
    references: { 'SOC 2': ['CC7.2'], 'NIST CSF': ['DE.CM-01'], FedRAMP: ['SI-4'] },
    mend: 'See in Operations why the consumer of the gateway’s sightings does not run.',
  },
  {
    id: 'blocks-at-the-edge',
    title: 'Every network that is blocked is on the list that the gateways watch',
    references: { 'SOC 2': ['CC6.6', 'CC7.4'], 'NIST CSF': ['RS.MI-01'], FedRAMP: ['SC-7'] },
    mend: 'The service tends the list every minute; see its log for why it could not.',
  },
]);
