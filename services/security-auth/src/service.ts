import { mailStream } from '@aera/event-bus';
import { untilProjected } from '@aera/event-store';
import { defineService, foldOf } from '@aera/service-kit';
import { migrations } from '../migrations/index.ts';
import { createAccounts } from './accounts.ts';
import { auditPart } from './audit/audit-part.ts';
import { attemptsPart } from './attempts/attempts-part.ts';
import { compliancePart } from './compliance/compliance-part.ts';
import { stewardsFactors } from './compliance/stewards-factors.ts';
import { securityEnv } from './config.ts';
import { heldRoutes } from './held/held-routes.ts';
import { membersPart } from './members/members-part.ts';
import { accountDataWith } from './own-data/account-data.ts';
import { frontend } from './frontends/frontend.ts';
import { frontendsPart } from './frontends/frontends-part.ts';
import { createForgetMember, forgetMemberReaction } from './own-data/forget-member.ts';
import { ownDataRoutes } from './own-data/own-data-routes.ts';
import { createPinCheck } from './pin/access-pin.ts';
import { pinRoutes } from './pin/pin-routes.ts';
import { personal, type SecurityEvent } from './security-event.ts';
import { securityMessage } from './security-messages.ts';
import { secondFactorPart } from './second-factor/second-factor-part.ts';
import { createBrowserSessions } from './sessions/browser-sessions.ts';
import { memberSessions, sessionsOfMember } from './sessions/member-sessions.ts';
import { createSessionActivity } from './sessions/session-activity.ts';
import { sessionRoutes } from './sessions/session-routes.ts';
import { session } from './sessions/session.ts';
import { steward } from './stewards/decide-steward.ts';
import { ensureFirstSteward } from './stewards/first-steward.ts';
import { stewardNameWith } from './stewards/steward-name.ts';
import { stewardRoutes } from './stewards/steward-routes.ts';
import { stewardsPart } from './stewards/stewards-part.ts';
import { threatsPart } from './threats/threats-part.ts';

const name = 'security-auth';

export const securityAuth = defineService({
  name,
  env: securityEnv,
  migrations,
  build: async ({ config, createStore, sql, bus, clock, newId, log, metrics }) => {
    const store = createStore<SecurityEvent>({ personal });
    const audit = await auditPart({
      store,
      sql,
      bus,
      clock,
      newId,
      log,
      metrics,
      secret: config.SEALING_KEY,
      witnessMs: config.AUDIT_WITNESS_MS,
    });
    const now = () => clock().toISOString();
    const accounts = createAccounts({ store, secret: config.SEALING_KEY, now, newId });
    const sessionsOf = async (memberId: string) => {
      await untilProjected(store, memberSessions.name);
      return sessionsOfMember(sql, memberId);
    };
    const sessions = createBrowserSessions({
      store,
      accounts,
      clock,
      openSidsOf: async (memberId) =>
        (await sessionsOf(memberId)).filter(({ endedAt }) => endedAt === null).map(({ sid }) => sid),
    });
    const nameOf = stewardNameWith(accounts);
    const frontends = frontendsPart({ store, bus, clock, log, nameOf });
    const security = threatsPart({
      store,
      bus,
      clock,
      newId,
      log,
      metrics,
      secret: config.SEALING_KEY,
      proxies: config.TRUSTED_PROXIES,
      nameOf,
      posture: () => compliance.posture(),
    });
    const tries = attemptsPart({
      onRefused: security.refused,
      sql,
      transaction: store.transaction,
      secret: config.SEALING_KEY,
      clock,
      log,
    });
    const { trying, attempts, devices } = tries;
    const members = membersPart({
      store,
      sql,
      bus,
      accounts,
      sessions,
      sessionsOf,
      trying,
      clock,
      newId,
      log,
      publicUrl: config.PUBLIC_URL,
      secret: config.SEALING_KEY,
    });
    const activity = createSessionActivity({ sql, clock });
    const forgetMember = createForgetMember({ store, sessions, attempts, devices, activity, now });
    const accountData = accountDataWith({ store, sessionsOf, passkeysOf: members.passkeysOf, ...trying });
    const windowMs = config.PRESENCE_WINDOW_SECONDS * 1000;
    const secondFactor = secondFactorPart({ store, accounts, sessions, ...trying, clock, windowMs, log });
    const stewards = stewardsPart({
      store,
      sql,
      bus,
      clock,
      newId,
      log,
      accounts,
      sessions,
      ...trying,
      hasSecondFactor: async (id) => (await secondFactor.factors.of(id)).status === 'active',
    });
    const compliance = compliancePart({
      store,
      sql,
      bus,
      clock,
      newId,
      log,
      config,
      verifyAuditLog: audit.verify,
      stewards: stewardsFactors(sql, accounts, secondFactor.factors),
    });
    return {
      store,
      publish: securityMessage,
      streams: [mailStream, ...audit.streams],
      relays: audit.relays,
      folds: [foldOf('session-', session), foldOf('steward-', steward), foldOf('frontend-', frontend)],
      projections: [
        ...security.projections,
        memberSessions,
        ...stewards.projections,
        ...compliance.projections,
      ],
      consumers: [
        ...security.consumers,
        { from: name, durable: 'forget-member', on: forgetMemberReaction(forgetMember) },
        ...frontends.consumers,
        ...audit.consumers,
        members.consumer,
      ],
      problems: {
        ...security.problems,
        ...secondFactor.problems,
        ...members.problems,
        'session-exists': 409,
        ...stewards.problems,
      },
      routes: [
        ...security.routes,
        ...members.routes,
        ownDataRoutes({ accounts, sessions, accountData, forgetMember, ...trying }),
        heldRoutes({
          store,
          accounts,
          accountData,
          isVerified: members.isVerified,
          sessionsOf,
          forgetMember,
        }),
        stewardRoutes({ accounts, sessions, secondStep: secondFactor.secondStep, ...trying }),
        ...stewards.routes,
        ...audit.routes,
        ...compliance.routes,
        ...frontends.routes,
        ...secondFactor.routes,
        sessionRoutes({ sessions, activity, log }),
        pinRoutes({ fits: createPinCheck(config.ACCESS_PIN), attempts }),
      ],
      start: async () => {
        await tries.start();
        await security.start();
        await frontends.start();
        const { STEWARD_USERNAME: username, STEWARD_PASSWORD: password } = config;
        if (username && password) await ensureFirstSteward({ accounts, log }, { username, password });
        stewards.start();
        await audit.start();
        compliance.start();
      },
      stop: async () => {
        await frontends.stop();
        await security.stop();
        await compliance.stop();
        await audit.stop();
        await stewards.stop();
        await tries.stop();
      },
    };
  },
});
