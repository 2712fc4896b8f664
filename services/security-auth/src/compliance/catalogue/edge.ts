import { defineFamily } from '../assessment.ts';

export const edge = defineFamily('Edge', [
  {
    id: 'tls-in-transit',
    title: 'All browser traffic uses TLS',
    critical: true,
    references: { 'SOC 2': 'CC6.7', 'NIST CSF': 'PR.DS-02', FedRAMP: 'SC-8 SC-8(1)', 'DoD STIG': 'V-222596' },
    remediation: 'Terminate TLS in front of the gateway, and set PUBLIC_URL to the https origin.',
  },
  {
    id: 'strict-transport',
    title: 'Browsers are instructed to use TLS only, for one year (HSTS)',
    references: { 'SOC 2': 'CC6.7', 'NIST CSF': 'PR.DS-02', 'DoD STIG': 'V-222397' },
    remediation: 'Set an https PUBLIC_URL. The gateway then sends Strict-Transport-Security.',
  },
  {
    id: 'page-headers',
    title: 'Pages send the required security headers',
    references: { 'SOC 2': 'CC6.6', 'NIST CSF': 'PR.PS-05', FedRAMP: 'SC-18', 'DoD STIG': 'V-222602' },
    remediation: 'Restore the headers listed in the evidence, in the gateway or the proxy that removed them.',
  },
  {
    id: 'errors-disclose-nothing',
    title: 'Errors don’t disclose internal details',
    references: { 'SOC 2': 'CC6.6', FedRAMP: 'SI-11', 'DoD STIG': 'V-222600 V-222611' },
    remediation: 'Remove the details listed in the evidence from responses and headers.',
  },
  {
    id: 'rate-limits',
    title: 'Requests are rate limited',
    references: { 'SOC 2': 'CC6.6 A1.1', 'NIST CSF': 'PR.IR-01', FedRAMP: 'SC-5', 'DoD STIG': 'V-222667' },
    remediation:
      'This control is assessed only if a request was rate limited in the last 24 hours. To test it, send a burst of requests from an IP address that RATE_LIMITS doesn’t exempt.',
  },
  {
    id: 'threats-detected',
    title: 'Gateway traffic is analysed in real time',
    references: { 'SOC 2': 'CC7.2', 'NIST CSF': 'DE.CM-01', FedRAMP: 'SI-4' },
    remediation: 'Open Operations to see why the gateway consumer isn’t running.',
  },
  {
    id: 'blocks-at-the-edge',
    title: 'Every blocked network is on the gateways’ block list',
    references: { 'SOC 2': 'CC6.6 CC7.4', 'NIST CSF': 'RS.MI-01', FedRAMP: 'SC-7' },
    remediation: 'The list is synced every minute. Check the service log for errors.',
  },
]);
