// The same specs with the amounts of the slow tier.
import './sse-reconnect.int.spec.ts';
