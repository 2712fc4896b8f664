// The same specs with the amounts of the slow tier.
import './relay.int.spec.ts';
