import { type Identity, requestVerification, verifyEmail } from '@aera/contracts';
import { isDomainError } from '@aera/event-store/decider';
import { HttpProblem, requestMetadata, serve } from '@aera/service-kit';
import type { FastifyPluginAsync } from 'fastify';
import type { Accounts } from '../accounts.ts';
import type { AttemptThrottle } from '../throttling/attempt-throttle.ts';
import { rejectVerification } from './verification.ts';
import type { Verifications } from './verifications.ts';

interface Deps {
  readonly accounts: Pick<Accounts, 'memberById'>;
  readonly verifications: Verifications;
  readonly attempts: AttemptThrottle;
}

export const verificationRoutes =
  ({ accounts, verifications, attempts }: Deps): FastifyPluginAsync =>
  async (app) => {
    serve(app, requestVerification, async ({ identity, request }) => {
      const account = await accounts.memberById(identity.sub);
      if (!account) throw new HttpProblem(404, 'Account not found.', { code: 'member-not-found' });
      await attempts.spend('mail', { account: identity.sub, ip: identity.ip });
      await verifications.request(account, requestMetadata(request));
      return undefined;
    });

    serve(app, verifyEmail, async ({ body, identity, request }) => {
      const outcome = await attempts.limited('link', { account: null, ip: identity.ip }, () =>
        verifications.verify(body.token, memberOf(identity), requestMetadata(request)).then(
          () => 'verified' as const,
          (error: unknown) => {
            if (isDomainError(error) && error.code === 'verification-invalid') return null;
            throw error;
          },
        ),
      );
      if (outcome === null) throw rejectVerification('verification-invalid');
      return undefined;
    });
  };

const memberOf = ({ kind, sub }: Identity): string | null => (kind === 'member' ? sub : null);
