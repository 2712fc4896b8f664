// The same specs with the amounts of the slow tier.
import './workbook.spec.ts';
