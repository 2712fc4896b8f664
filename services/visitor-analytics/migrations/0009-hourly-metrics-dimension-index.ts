import { sqlMigration } from '@aera/service-kit';

/** A question is about one dimension of many hours. */
export const hoursByDimension = sqlMigration('0009-hourly-metrics-dimension-index', [
  'create index hourly_figures_dimension on hourly_figures (dimension, hour)',
]);
