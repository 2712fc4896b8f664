// The same specs with the amounts of the slow tier.
import './outage.int.spec.ts';
