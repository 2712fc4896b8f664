import { z } from 'zod';
import { ruleModes, severities, threatAnswers, threatRules } from './threats.routes.ts';

export const Severity = z.enum(severities);
export type Severity = z.infer<typeof Severity>;

export const ThreatRule = z.enum(threatRules);
export type ThreatRule = z.infer<typeof ThreatRule>;

export const RuleMode = z.enum(ruleModes);
export type RuleMode = z.infer<typeof RuleMode>;

export const ThreatAnswer = z.enum(threatAnswers);
export type ThreatAnswer = z.infer<typeof ThreatAnswer>;
