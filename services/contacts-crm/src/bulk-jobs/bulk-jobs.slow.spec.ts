// Runs the integration spec with the amounts of the slow tier.
import './bulk-jobs.int.spec.ts';
