import { requestVerification, verifyEmail } from '@aera/contracts';
import { isDomainError } from '@aera/event-store/decider';
import { HttpProblem, requestMetadata, serve } from '@aera/service-kit';
import type { FastifyPluginAsync } from 'fastify';
import type { SecurityContext } from '../security-context.ts';
import { rejectVerification } from './verification.ts';

/** Verification of members' e-mails by mailed links. */
export const verificationRoutes =
  ({ accounts, verifications, attempts, toNameKey }: SecurityContext): FastifyPluginAsync =>
  async (app) => {
    serve(app, requestVerification, async ({ identity, request }) => {
      const account = await accounts.memberById(identity.sub);
      if (!account) throw new HttpProblem(404, 'Account not found.', { code: 'member-not-found' });
      await attempts.consume('mail', { account: toNameKey('email', account.email), ip: identity.ip });
      await verifications.request(account, requestMetadata(request));
    });

    serve(app, verifyEmail, async ({ body, identity: { kind, sub, ip }, request }) => {
      const memberId = kind === 'member' ? sub : null;
      const result = await attempts.runThrottled('link', { account: null, ip }, () =>
        verifications.verify(body.token, memberId, requestMetadata(request)).then(
          () => 'verified' as const,
          (error: unknown) => {
            if (isDomainError(error, 'verification-invalid')) return null;
            // With a valid token, too: a missing sign-in is no guess.
            throw error;
          },
        ),
      );
      if (!result) throw rejectVerification('verification-invalid');
    });
  };
