// The same specs with the amounts of the slow tier.
import './analytics-store.int.spec.ts';
