import { mailStream } from '@aera/event-bus';
import { defineService } from '@aera/service-kit';
import { migrations } from '../migrations/index.ts';
import { createAccounts } from './accounts.ts';
import { auditPart } from './audit/audit-part.ts';
import { attemptsPart } from './attempts/attempts-part.ts';
import { compliancePart } from './compliance/compliance-part.ts';
import { stewardsFactors } from './compliance/stewards-factors.ts';
import { securityEnv } from './config.ts';
import { frontendsPart } from './frontends/frontends-part.ts';
import { membersPart } from './members/members-part.ts';
import { ownDataPart } from './own-data/own-data-part.ts';
import { createPinCheck } from './pin/access-pin.ts';
import { pinRoutes } from './pin/pin-routes.ts';
import { secondFactorPart } from './second-factor/second-factor-part.ts';
import { securityStreams } from './security-streams.ts';
import { sessionsPart } from './sessions/sessions-part.ts';
import { stewardNameWith } from './stewards/steward-name.ts';
import { stewardsPart } from './stewards/stewards-part.ts';
import { threatsPart } from './threats/threats-part.ts';

export const securityAuth = defineService({
  name: 'security-auth',
  env: securityEnv,
  migrations,
  streams: securityStreams,
  modules: async ({ config, store, sql, bus, clock, newId, log, metrics, workers }) => {
    const secret = config.SEALING_KEY;
    const kit = { store, sql, bus, clock, newId, log, metrics, workers, secret };
    const accounts = createAccounts({ ...kit, now: () => clock().toISOString() });
    const nameOf = stewardNameWith(accounts);
    const audit = await auditPart({ ...kit, witnessMs: config.AUDIT_WITNESS_MS });
    const browsers = sessionsPart({ ...kit, accounts });
    const frontends = frontendsPart({ ...kit, nameOf });
    const threats = threatsPart({
      ...kit,
      proxies: config.TRUSTED_PROXIES,
      nameOf,
      posture: () => compliance.posture(),
    });
    const tries = attemptsPart({ ...kit, transaction: store.transaction, onRefused: threats.refused });
    const { sessions, sessionsOf, activity } = browsers;
    const signing = { ...kit, ...tries.trying, accounts, sessions };
    const members = membersPart({
      ...kit,
      accounts,
      sessions,
      sessionsOf,
      trying: tries.trying,
      publicUrl: config.PUBLIC_URL,
    });
    const { passkeysOf, isVerified } = members;
    const ownData = ownDataPart({ ...signing, sessionsOf, activity, passkeysOf, isVerified });
    const secondFactor = secondFactorPart({ ...signing, windowMs: config.PRESENCE_WINDOW_SECONDS * 1000 });
    const { factors, secondStep } = secondFactor;
    const stewards = stewardsPart({ ...signing, factors, secondStep, config });
    const compliance = compliancePart({
      ...kit,
      config,
      verifyAuditLog: audit.verify,
      stewards: stewardsFactors(sql, accounts, factors),
    });
    return [
      { streams: [mailStream] },
      tries,
      threats,
      frontends,
      stewards,
      audit,
      compliance,
      members,
      ownData,
      secondFactor,
      browsers,
      { routes: [pinRoutes({ fits: createPinCheck(config.ACCESS_PIN), attempts: tries.attempts })] },
    ];
  },
});
