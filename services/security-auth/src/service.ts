import { mailStream } from '@aera/event-bus';
import { defineService } from '@aera/service-kit';
import { migrations } from '../migrations/index.ts';
import { auditModule } from './audit/audit-module.ts';
import { blocksModule } from './blocks/blocks-module.ts';
import { BlockRow } from './blocks/blocks-projection.ts';
import { complianceModule } from './compliance/compliance-module.ts';
import { ComplianceResultRow } from './compliance/compliance-projection.ts';
import { securityEnv } from './config.ts';
import { dataSubjectModule } from './data-subject/data-subject-module.ts';
import { emailChangesModule } from './email-changes/email-changes-module.ts';
import { frontendsModule } from './frontends/frontends-module.ts';
import { membersModule } from './members/members-module.ts';
import { createMemberSignIn } from './members/sign-in.ts';
import { passkeyRoutes } from './passkeys/passkey-routes.ts';
import { openBreachedPasswords } from './passwords/breached-passwords.ts';
import { passwordChangedConsumer } from './passwords/password-changed-consumer.ts';
import { pinRoutes } from './pin/pin-routes.ts';
import { secondFactorRoutes } from './second-factor/second-factor-routes.ts';
import { createSecurityContext } from './security-context.ts';
import { securityStreams } from './security-streams.ts';
import { sessionRoutes } from './sessions/session-routes.ts';
import { SessionRow } from './sessions/sessions-projection.ts';
import { stepUpRoutes } from './step-up/step-up-routes.ts';
import { stewardMailConsumers } from './steward-mails/mail-stewards.ts';
import { stewardMailRoutes } from './steward-mails/steward-mail-routes.ts';
import { stewardsModule } from './stewards/stewards-module.ts';
import { StewardRow } from './stewards/stewards-projection.ts';
import { threatsModule } from './threats/threats-module.ts';
import { ThreatRow } from './threats/threats-projection.ts';
import { throttlingModule } from './throttling/throttling-module.ts';
import { verificationRoutes } from './verification/verification-routes.ts';

export const securityAuth = defineService({
  name: 'security-auth',
  env: securityEnv,
  migrations,
  streams: securityStreams,
  entities: [SessionRow, StewardRow, ThreatRow, BlockRow, ComplianceResultRow],
  modules: async (kit) => {
    const { isBreached, close } = await openBreachedPasswords(kit.config.BREACHED_PASSWORDS_FILE);
    const context = createSecurityContext(kit, isBreached, (attempt) => threats.reportFailedAttempt(attempt));
    const blocks = blocksModule(context);
    const threats = threatsModule(context, blocks.blockService, () => compliance.readPosture());
    const audit = await auditModule(context);
    const compliance = complianceModule(context, audit.verify);
    const signIn = createMemberSignIn(context);
    return [
      { streams: [mailStream], stop: close },
      // First module: its hook records the IP addresses of stewards before other routes run.
      blocks,
      throttlingModule(context),
      threats,
      frontendsModule(context),
      stewardsModule(context),
      audit,
      compliance,
      membersModule(context, signIn),
      { consumers: [passwordChangedConsumer(context)] },
      emailChangesModule(context),
      { routes: [stewardMailRoutes(context)], consumers: stewardMailConsumers(context) },
      dataSubjectModule(context),
      {
        routes: [
          verificationRoutes(context),
          passkeyRoutes(context, signIn),
          secondFactorRoutes(context),
          stepUpRoutes(context),
          sessionRoutes(context),
          pinRoutes(context),
        ],
      },
    ];
  },
});
