#!/bin/sh
# Run once by the postgres image, on an empty volume: one database per service, owned by a role with its own password.
set -eu
psql --username "$POSTGRES_USER" --command='revoke connect on database postgres from public'
for name in consent_ledger visitor_analytics knowledge_search questions_notifications contacts_crm security_auth; do
  password=$(printenv "DATABASE_PASSWORD_$(echo "$name" | tr '[:lower:]' '[:upper:]')")
  psql --username "$POSTGRES_USER" --set name="$name" --set password="$password" <<'SQL'
create role :"name" login password :'password';
create database :"name" owner :"name";
revoke connect on database :"name" from public;
SQL
done
# Reads statistics for Prometheus, and no data.
psql --username "$POSTGRES_USER" --set password="$DATABASE_PASSWORD_MONITORING" <<'SQL'
create role monitoring login password :'password' in role pg_monitor;
create database monitoring owner monitoring;
revoke connect on database monitoring from public;
SQL
