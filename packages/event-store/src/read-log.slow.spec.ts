// The same specs with the amounts of the slow tier.
import './read-log.int.spec.ts';
