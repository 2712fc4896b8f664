// The same specs with the amounts of the slow tier.
import './crash.int.spec.ts';
