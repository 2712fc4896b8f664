// The same specs with the amounts of the slow tier.
import './reconnects.int.spec.ts';
