// The same specs with the amounts of the slow tier.
import './two-instances.int.spec.ts';
