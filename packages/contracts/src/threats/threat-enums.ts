import { z } from 'zod';
import { ruleModes, severities, threatResponses, threatRules } from './threats.routes.ts';

export const Severity = z.enum(severities);
export type Severity = z.infer<typeof Severity>;

export const ThreatRule = z.enum(threatRules);
export type ThreatRule = z.infer<typeof ThreatRule>;

export const RuleMode = z.enum(ruleModes);
export type RuleMode = z.infer<typeof RuleMode>;

export const ThreatResponse = z.enum(threatResponses);
export type ThreatResponse = z.infer<typeof ThreatResponse>;
