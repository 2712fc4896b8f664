#!/bin/sh
# Run once by the postgres image, on an empty volume: one database per service, each owned by a role of its own.
set -eu
psql --username "$POSTGRES_USER" --command='revoke connect on database postgres from public'
for name in consent_ledger visitor_analytics knowledge_search questions_notifications contacts_crm security_auth; do
  psql --username "$POSTGRES_USER" --set name="$name" --set password="$SERVICE_DATABASE_PASSWORD" <<'SQL'
create role :"name" login password :'password';
create database :"name" owner :"name";
revoke connect on database :"name" from public;
SQL
done
