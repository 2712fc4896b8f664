import { problemContentType } from '@aera/contracts';
import type { DomainError } from '@aera/domain';
import type { FastifyReply } from 'fastify';

/** Answers 409 with what is there now, so that whoever was late can compare and lose nothing. */
export const conflict = (
  reply: FastifyReply,
  { code, message }: DomainError,
  current: unknown,
): FastifyReply =>
  reply
    .code(409)
    .type(problemContentType)
    .send({ type: 'about:blank', title: 'Conflict', status: 409, detail: message, code, current });
