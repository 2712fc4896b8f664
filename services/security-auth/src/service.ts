import { mailStream } from '@aera/event-bus';
import { defineService } from '@aera/service-kit';
import { migrations } from '../migrations/index.ts';
import { createAccounts } from './accounts.ts';
import { auditModule } from './audit/audit-module.ts';
import { blocksModule } from './blocks/blocks-module.ts';
import { BlockRow } from './blocks/blocks-projection.ts';
import { complianceModule } from './compliance/compliance-module.ts';
import { ComplianceResultRow } from './compliance/compliance-projection.ts';
import { createSecondFactorLister } from './compliance/steward-second-factors.ts';
import { securityEnv } from './config.ts';
import { dataSubjectModule } from './data-subject/data-subject-module.ts';
import { frontendsModule } from './frontends/frontends-module.ts';
import { createMemberMailer } from './mail/member-mailer.ts';
import { membersModule } from './members/members-module.ts';
import { passkeysModule } from './passkeys/passkeys-module.ts';
import { createPinCheck, pinRoutes } from './pin/pin-routes.ts';
import { secondFactorModule } from './second-factor/second-factor-module.ts';
import { securityStreams } from './security-streams.ts';
import { MemberSessionRow } from './sessions/member-sessions.ts';
import { sessionsModule } from './sessions/sessions-module.ts';
import { stepUpRoutes } from './step-up/step-up-routes.ts';
import { createStewardNameLookup } from './stewards/steward-name.ts';
import { StewardSessionRow } from './stewards/steward-sessions.ts';
import { stewardsModule } from './stewards/stewards-module.ts';
import { StewardRow } from './stewards/stewards-projection.ts';
import { threatsModule } from './threats/threats-module.ts';
import { ThreatRow } from './threats/threats-projection.ts';
import { throttlingModule } from './throttling/throttling-module.ts';
import { verificationModule } from './verification/verification-module.ts';

export const securityAuth = defineService({
  name: 'security-auth',
  env: securityEnv,
  migrations,
  streams: securityStreams,
  entities: [MemberSessionRow, StewardRow, StewardSessionRow, ThreatRow, BlockRow, ComplianceResultRow],
  modules: async (kit) => {
    const { config, store, sql, bus, clock, newId, log } = kit;
    const secret = config.MASTER_KEY;
    const accounts = createAccounts({ store, secret, now: () => clock().toISOString(), newId });
    const nameOf = createStewardNameLookup(accounts);
    const send = createMemberMailer({ bus, clock, newId });
    const blocks = blocksModule(kit, { nameOf });
    const threats = threatsModule(kit, { blocks, nameOf, posture: () => compliance.posture() });
    const throttling = throttlingModule(kit, { onRefused: threats.refused });
    const { trying } = throttling;
    const browsers = sessionsModule(kit, { accounts });
    const { sessions } = browsers;
    const verification = verificationModule(kit, { accounts, send, trying });
    const { verifications } = verification;
    const members = membersModule(kit, {
      accounts,
      sessions: browsers,
      verifications,
      removePasskeys: (memberId, metadata) => passkeys.removeAll(memberId, metadata),
      send,
      trying,
    });
    const passkeys = passkeysModule(kit, { accounts, signIn: members.signIn, send, trying });
    const secondFactor = secondFactorModule(kit, { trying });
    const { factors, secondStep } = secondFactor;
    const windowMs = config.STEP_UP_MAX_AGE_SECONDS * 1000;
    const audit = await auditModule(kit);
    const compliance = complianceModule(kit, {
      verifyAuditLog: audit.verify,
      stewards: createSecondFactorLister(sql, accounts, factors),
    });
    return [
      { streams: [mailStream] },
      // First module: its hook records the IP addresses of stewards before other routes run.
      blocks,
      throttling,
      threats,
      frontendsModule(kit, { nameOf }),
      stewardsModule(kit, { accounts, sessions, factors, secondStep, trying }),
      audit,
      compliance,
      verification,
      members,
      passkeys,
      dataSubjectModule(kit, {
        accounts,
        sessions: browsers,
        passkeysOf: passkeys.passkeysOf,
        isVerified: verifications.isVerified,
        trying,
      }),
      secondFactor,
      { routes: [stepUpRoutes({ accounts, sessions, factors, windowMs, clock, log, ...trying })] },
      browsers,
      {
        routes: [pinRoutes({ fits: createPinCheck(config.ACCESS_PIN), attempts: trying.attempts })],
      },
    ];
  },
});
