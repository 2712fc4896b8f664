import { describe, expect, it } from 'vitest';
import { rules, testAlerts } from './promtool.ts';

interface Scenario {
  readonly alert: string;
  /** Series in the shape in which the platform and the exporters expose them: one value for each of 40 minutes. */
  readonly failing: Record<string, string>;
  /** The same in a state that is at the limit, but fine. */
  readonly healthy: Record<string, string>;
  readonly labels: Record<string, string>;
  readonly summary: string;
}

const relay = 'name="relay contacts-crm",service="contacts-crm"';
const requests = (status: number, le = '') =>
  `http_request_duration_seconds_${le ? 'bucket' : 'count'}{service="gateway",instance="gateway:9464",route="/",method="GET",status="${status}"${le}}`;

const ingest = (address: string) =>
  `up{job="services",instance="${address}:8080",process="visitor-analytics-ingest"}`;

const scenarios: readonly Scenario[] = [
  {
    alert: 'ComponentStalled',
    failing: { [`stalled{${relay}}`]: '1x40' },
    healthy: { [`stalled{${relay}}`]: '0x40' },
    labels: { service: 'contacts-crm', name: 'relay contacts-crm' },
    summary: 'relay contacts-crm of contacts-crm makes no progress, keeps failing, or has dead letters',
  },
  {
    alert: 'DeadLettersPending',
    failing: { 'dead_letters_pending{name="questions-notifications.mail",service="contacts-crm"}': '2x40' },
    healthy: { 'dead_letters_pending{name="questions-notifications.mail",service="contacts-crm"}': '0x40' },
    labels: { service: 'contacts-crm', name: 'questions-notifications.mail' },
    summary: '2 messages that questions-notifications.mail of contacts-crm could not handle',
  },
  {
    alert: 'WorkerFailing',
    failing: { 'worker_failing{name="Lead scoring",service="contacts-crm"}': '1x40' },
    // It recovers between two scrapes.
    healthy: { 'worker_failing{name="Lead scoring",service="contacts-crm"}': '0 1 0 1 0 1 0 1 0x32' },
    labels: { service: 'contacts-crm', name: 'Lead scoring' },
    summary: 'Lead scoring of contacts-crm fails and is retried',
  },
  {
    alert: 'WorkerHanging',
    failing: { 'worker_run_seconds{name="Lead scoring",service="contacts-crm"}': '0+60x40' },
    healthy: { 'worker_run_seconds{name="Lead scoring",service="contacts-crm"}': '900x40' },
    labels: { service: 'contacts-crm', name: 'Lead scoring' },
    summary: 'Lead scoring of contacts-crm has been running for 30m 0s',
  },
  {
    alert: 'ProjectionLag',
    failing: { 'projection_lag_events{name="leads",service="contacts-crm"}': '5001x40' },
    healthy: { 'projection_lag_events{name="leads",service="contacts-crm"}': '5000x40' },
    labels: { service: 'contacts-crm', name: 'leads' },
    summary: 'The projection leads of contacts-crm is 5001 events behind',
  },
  {
    alert: 'RelayLag',
    failing: { 'relay_lag_events{name="contacts-crm",service="contacts-crm"}': '5001x40' },
    healthy: { 'relay_lag_events{name="contacts-crm",service="contacts-crm"}': '5000x40' },
    labels: { service: 'contacts-crm', name: 'contacts-crm' },
    summary: 'contacts-crm has 5001 events that the bus has not acknowledged',
  },
  {
    alert: 'StreamAlmostFull',
    failing: { 'stream_usage_ratio{name="contacts-crm",service="contacts-crm"}': '0.9x40' },
    healthy: { 'stream_usage_ratio{name="contacts-crm",service="contacts-crm"}': '0.8x40' },
    labels: { name: 'contacts-crm' },
    summary: 'The stream contacts-crm uses 90% of its storage',
  },
  {
    alert: 'ConsumerLag',
    failing: { 'consumer_lag_messages{name="gateway.threats",service="security-auth"}': '10001x40' },
    healthy: { 'consumer_lag_messages{name="gateway.threats",service="security-auth"}': '10000x40' },
    labels: { service: 'security-auth', name: 'gateway.threats' },
    summary: 'The consumer gateway.threats of security-auth is 10001 messages behind',
  },
  {
    alert: 'LedgerMismatch',
    failing: { 'ledger_mismatch_detected{name="ledger",service="consent-ledger"}': '1x40' },
    healthy: { 'ledger_mismatch_detected{name="ledger",service="consent-ledger"}': '0x40' },
    labels: { service: 'consent-ledger', name: 'ledger' },
    summary: 'The consent ledger contradicts its published checkpoint',
  },
  {
    alert: 'WitnessRefusing',
    failing: { 'ledger_witness_refusing{name="witness.example",service="consent-ledger"}': '1x40' },
    healthy: { 'ledger_witness_refusing{name="witness.example",service="consent-ledger"}': '0x40' },
    labels: { service: 'consent-ledger', name: 'witness.example' },
    summary: 'The witness witness.example refuses the consent ledger',
  },
  {
    alert: 'WitnessLagging',
    failing: { 'ledger_witness_failing_seconds{name="witness.example",service="consent-ledger"}': '0+60x40' },
    healthy: { 'ledger_witness_failing_seconds{name="witness.example",service="consent-ledger"}': '900x40' },
    labels: { service: 'consent-ledger', name: 'witness.example' },
    summary: 'The witness witness.example has not cosigned the consent ledger for a quarter of an hour',
  },
  {
    alert: 'AuditLogMismatch',
    failing: { 'audit_log_mismatch_detected{name="audit",service="security-auth"}': '1x40' },
    healthy: { 'audit_log_mismatch_detected{name="audit",service="security-auth"}': '0x40' },
    labels: { service: 'security-auth', name: 'audit' },
    summary: 'The audit log contradicts its published checkpoint',
  },
  {
    alert: 'BackupFailed',
    failing: { 'backup_failed{name="backup",service="security-auth"}': '1x40' },
    healthy: { 'backup_failed{name="backup",service="security-auth"}': '0x40' },
    labels: { service: 'security-auth', name: 'backup' },
    summary: 'The last backup failed',
  },
  {
    alert: 'BackupOverdue',
    failing: {
      'backup_age_seconds{name="backup",service="security-auth"}': '100800x40',
      'backup_age_seconds{name="wal",service="security-auth"}': '60x40',
    },
    healthy: {
      'backup_age_seconds{name="backup",service="security-auth"}': '86400x40',
      'backup_age_seconds{name="wal",service="security-auth"}': '3000x40',
    },
    labels: { service: 'security-auth', name: 'backup' },
    summary: 'The last backup is 1d 4h 0m 0s old',
  },
  {
    alert: 'PostgresDown',
    failing: { 'pg_up{job="postgres",instance="postgres-exporter:9187"}': '0x40' },
    healthy: { 'pg_up{job="postgres",instance="postgres-exporter:9187"}': '1x40' },
    labels: { instance: 'postgres-exporter:9187' },
    summary: 'The exporter postgres-exporter:9187 cannot connect to PostgreSQL',
  },
  {
    alert: 'PostgresDown',
    failing: { 'cnpg_collector_up{cluster="postgres",instance="10.0.0.7:9187"}': '0x40' },
    healthy: { 'cnpg_collector_up{cluster="postgres",instance="10.0.0.7:9187"}': '1x40' },
    labels: { instance: '10.0.0.7:9187' },
    summary: 'The exporter 10.0.0.7:9187 cannot connect to PostgreSQL',
  },
  {
    alert: 'SearchDown',
    failing: { 'probe_success{job="meilisearch-health",instance="http://meilisearch:7700/health"}': '0x40' },
    healthy: { 'probe_success{job="meilisearch-health",instance="http://meilisearch:7700/health"}': '1x40' },
    labels: { instance: 'http://meilisearch:7700/health' },
    summary: 'Meilisearch does not respond at http://meilisearch:7700/health',
  },
  {
    alert: 'NatsServerDown',
    failing: { 'probe_success{job="nats-health",instance="http://nats:8222/healthz"}': '0x40' },
    healthy: { 'probe_success{job="nats-health",instance="http://nats:8222/healthz"}': '1x40' },
    labels: { instance: 'http://nats:8222/healthz' },
    summary: 'The NATS server http://nats:8222/healthz does not respond, or its JetStream is unavailable',
  },
  {
    alert: 'DiskAlmostFull',
    failing: {
      'node_filesystem_avail_bytes{instance="host",device="/dev/sda1",fstype="ext4",mountpoint="/"}': '14x40',
      'node_filesystem_size_bytes{instance="host",device="/dev/sda1",fstype="ext4",mountpoint="/"}': '100x40',
    },
    healthy: {
      'node_filesystem_avail_bytes{instance="host",device="/dev/sda1",fstype="ext4",mountpoint="/"}': '16x40',
      'node_filesystem_size_bytes{instance="host",device="/dev/sda1",fstype="ext4",mountpoint="/"}': '100x40',
      // A read-only image is always full.
      'node_filesystem_avail_bytes{instance="host",device="/dev/loop0",fstype="squashfs",mountpoint="/snap"}':
        '0x40',
      'node_filesystem_size_bytes{instance="host",device="/dev/loop0",fstype="squashfs",mountpoint="/snap"}':
        '100x40',
    },
    labels: { instance: 'host', mountpoint: '/' },
    summary: '/ of host has 14% left',
  },
  {
    alert: 'PinnedVersionMissing',
    failing: {
      'gateway_missing_pinned_versions{name="public",service="gateway",instance="gateway:9464"}': '1x40',
    },
    healthy: {
      'gateway_missing_pinned_versions{name="public",service="gateway",instance="gateway:9464"}': '0x40',
    },
    labels: { instance: 'gateway:9464', name: 'public' },
    summary: 'The gateway gateway:9464 lacks a pinned frontend version and serves its latest one',
  },
  {
    alert: 'ProxyNotTrusted',
    failing: {
      'gateway_untrusted_forwarded_requests_total{name="private",service="gateway",instance="gateway:9464"}':
        '0+1x40',
    },
    healthy: {
      // Visitors may send the header; most do not.
      'gateway_untrusted_forwarded_requests_total{name="public",service="gateway",instance="gateway:9464"}':
        '0+1x40',
      [requests(200)]: '0+10x40',
    },
    labels: { instance: 'gateway:9464' },
    summary: 'A proxy in front of the gateway gateway:9464 is not in TRUSTED_PROXIES',
  },
  {
    alert: 'ServiceDown',
    failing: { 'up{job="services",instance="contacts-crm:8080"}': '0x40' },
    healthy: { 'up{job="services",instance="contacts-crm:8080"}': '1x40' },
    labels: { job: 'services', instance: 'contacts-crm:8080' },
    summary: 'contacts-crm:8080 does not respond',
  },
  {
    alert: 'ProcessMissing',
    failing: { [ingest('10.0.0.7')]: '1x20 stale' },
    // A new container has another address.
    healthy: { [ingest('10.0.0.7')]: '1x20 stale', [ingest('10.0.0.8')]: '_x25 1x15' },
    labels: { process: 'visitor-analytics-ingest' },
    summary: 'No instance of visitor-analytics-ingest has responded for minutes',
  },
  {
    alert: 'HighErrorRate',
    failing: { [requests(200)]: '0+90x40', [requests(503)]: '0+10x40' },
    healthy: { [requests(200)]: '0+96x40', [requests(503)]: '0+4x40' },
    labels: { service: 'gateway' },
    summary: '10% of the responses of gateway are server errors',
  },
  {
    alert: 'HighLatency',
    failing: {
      [requests(200, ',le="1"')]: '0+90x40',
      [requests(200, ',le="5"')]: '0+100x40',
      [requests(200, ',le="+Inf"')]: '0+100x40',
    },
    healthy: {
      [requests(200, ',le="1"')]: '0+96x40',
      [requests(200, ',le="5"')]: '0+100x40',
      [requests(200, ',le="+Inf"')]: '0+100x40',
    },
    labels: { service: 'gateway' },
    summary: 'The slowest 5 % of the responses of gateway take more than a second',
  },
  {
    alert: 'CircuitOpen',
    failing: { 'gateway_open_circuits{name="contacts-crm",service="gateway"}': '1x40' },
    healthy: { 'gateway_open_circuits{name="contacts-crm",service="gateway"}': '0x40' },
    labels: { name: 'contacts-crm' },
    summary: 'The gateway sends no requests to contacts-crm',
  },
  {
    alert: 'EventLoopBlocked',
    failing: { 'nodejs_eventloop_lag_p99_seconds{service="gateway"}': '0.75x40' },
    healthy: { 'nodejs_eventloop_lag_p99_seconds{service="gateway"}': '0.5x40' },
    labels: { service: 'gateway' },
    summary: 'The event loop of gateway is blocked for 750ms',
  },
  {
    alert: 'ClickHouseTooManyParts',
    failing: { 'ClickHouseAsyncMetrics_MaxPartCountForPartition{instance="clickhouse:9363"}': '151x40' },
    healthy: { 'ClickHouseAsyncMetrics_MaxPartCountForPartition{instance="clickhouse:9363"}': '150x40' },
    labels: { instance: 'clickhouse:9363' },
    summary: 'A day of a table on clickhouse:9363 has 151 parts: merges do not keep up with inserts',
  },
  {
    alert: 'ClickHouseReplicaLag',
    failing: { 'ClickHouseMetrics_ReadonlyReplica{instance="clickhouse:9363"}': '1x40' },
    healthy: {
      'ClickHouseAsyncMetrics_ReplicasMaxAbsoluteDelay{instance="clickhouse:9363"}': '30x40',
      'ClickHouseMetrics_ReadonlyReplica{instance="clickhouse:9363"}': '0x40',
    },
    labels: { instance: 'clickhouse:9363' },
    summary: 'A replica on clickhouse:9363 is behind, or read-only without Keeper',
  },
  {
    alert: 'ClickHouseDiskAlmostFull',
    failing: {
      'ClickHouseAsyncMetrics_DiskAvailable_default{instance="clickhouse:9363"}': '10x40',
      'ClickHouseAsyncMetrics_DiskTotal_default{instance="clickhouse:9363"}': '100x40',
    },
    healthy: {
      'ClickHouseAsyncMetrics_DiskAvailable_default{instance="clickhouse:9363"}': '20x40',
      'ClickHouseAsyncMetrics_DiskTotal_default{instance="clickhouse:9363"}': '100x40',
    },
    labels: { instance: 'clickhouse:9363' },
    summary: 'clickhouse:9363 has 10% of its disk left',
  },
];

/** Returns the test of a scenario at a time when every alert of the state has fired. */
function toTest({ alert, labels, summary }: Scenario, series: Record<string, string>, fires: boolean) {
  const rule = rules.find((one) => one.alert === alert)!;
  const alerts = [
    { exp_labels: { ...rule.labels, ...labels }, exp_annotations: { ...rule.annotations, summary } },
  ];
  return {
    interval: '1m',
    input_series: Object.entries(series).map(([name, values]) => ({ series: name, values })),
    alert_rule_test: [{ alertname: alert, eval_time: '30m', exp_alerts: fires ? alerts : [] }],
  };
}

describe('alerts', () => {
  it('have a scenario each', () =>
    expect(new Set(scenarios.map(({ alert }) => alert))).toEqual(new Set(rules.map(({ alert }) => alert))));

  it('fire while something fails, and not at the limit', { timeout: 300_000 }, async () => {
    const failures = await testAlerts(
      scenarios.flatMap((scenario) => [
        toTest(scenario, scenario.failing, true),
        toTest(scenario, scenario.healthy, false),
      ]),
    );
    expect(failures).toBe(null);
  });
});
