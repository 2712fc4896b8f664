// The same specs with the amounts of the slow tier.
import './cluster.int.spec.ts';
