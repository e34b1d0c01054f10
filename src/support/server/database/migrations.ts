import { type Kysely, type Migration, type MigrationProvider, sql } from 'kysely'

/**
 * Every change of the tables, in the order of their names. What was released is never edited: a further
 * change is a further migration. The SQL is that of PostgreSQL 15.
 */
const migrations: Readonly<Record<string, Migration>> = {
  '001-reports': {
    async up(db: Kysely<unknown>) {
      for (const statement of [...reports, ...indices, ...access, ...audit])
        await sql.raw(statement).execute(db)
    },
  },
  '002-arriving': {
    async up(db: Kysely<unknown>) {
      for (const statement of arriving) await sql.raw(statement).execute(db)
    },
  },
  '003-searched': {
    async up(db: Kysely<unknown>) {
      for (const statement of searched) await sql.raw(statement).execute(db)
    },
  },
  '004-waypoints': {
    async up(db: Kysely<unknown>) {
      for (const statement of waypoints) await sql.raw(statement).execute(db)
    },
  },
}

const waypoints = [
  `create table waypoints (
    report uuid not null,
    log text not null,
    build text not null,
    content bytea not null,
    primary key (report, log),
    foreign key (report, log) references logs on delete cascade
  )`,
  `alter table waypoints alter content set storage external`,
]

const reports = [
  `create table sessions (id uuid primary key, key_hash bytea not null)`,
  `create table reports (
    id uuid primary key,
    session uuid not null references sessions,
    announced bytea not null,
    announced_at timestamptz(3) not null,
    state text not null,
    refusal_code text,
    refusal_message text,
    missing int not null,
    refused int not null default 0,
    received_at timestamptz(3),
    kind text not null,
    text text not null,
    contact text not null,
    guest text,
    build text not null,
    route text not null,
    language text not null,
    browser text not null,
    width int not null,
    height int not null,
    error_name text,
    error_where text,
    duration bigint not null,
    entries int not null,
    bytes int not null,
    status text not null default 'new',
    assignee text,
    states int[] not null default '{}',
    errors text[] not null default '{}',
    group_key text,
    group_title text,
    group_by text,
    search tsvector not null
  )`,
  `create table logs (
    report uuid not null references reports on delete cascade,
    id text not null,
    started_at timestamptz(3) not null,
    duration bigint not null,
    entries int not null,
    chunks int not null,
    bytes int not null,
    primary key (report, id)
  )`,
  `create table chunks (
    report uuid not null,
    log text not null,
    n int not null,
    content bytea not null,
    digest bytea not null,
    entries int not null,
    after bigint,
    last bigint,
    primary key (report, log, n),
    foreign key (report, log) references logs on delete cascade
  )`,
  `alter table chunks alter content set storage external`,
  `create table notes (
    id uuid primary key,
    report uuid not null references reports on delete cascade,
    author text not null,
    at timestamptz(3) not null,
    text text not null
  )`,
  `create index notes_by_report on notes (report)`,
  `create table replays (
    report uuid not null references reports on delete cascade,
    build text not null,
    state text not null,
    at timestamptz(3) not null,
    log text,
    seq bigint,
    actor text,
    kind text,
    detail text,
    expected text,
    found text,
    failure text,
    primary key (report, build)
  )`,
]

/** Lists are sorted by time, length or size, and read page by page; the others are for filters. */
const indices = [
  ...['received_at', 'duration', 'bytes'].map(
    (by) =>
      `create index reports_by_${by} on reports (${by} desc, id desc) where state = 'received'`,
  ),
  ...['status', 'kind', 'assignee', 'build', 'route', 'browser', 'group_key'].map(
    (by) =>
      `create index reports_by_${by} on reports (${by}, received_at desc, id desc) where state = 'received'`,
  ),
  `create index reports_by_announced_at on reports (announced_at)`,
  `create index reports_by_guest on reports (guest)`,
  `create index reports_by_session on reports (session)`,
  // what matches is looked up by readers far oftener than it is written
  ...['search', 'states', 'errors'].map(
    (by) => `create index reports_by_${by} on reports using gin (${by}) with (fastupdate = off)`,
  ),
]

/** When a chunk last came, and what is listed of reports that are not whole. */
const arriving = [
  `alter table reports add column last_at timestamptz(3)`,
  `create index reports_arriving on reports (announced_at desc, id desc) where state in ('uploading', 'refused')`,
]

/** What arrives is not searched: it costs as much to write as all else of a report, and is written anew once it is whole. */
const searched = ['search', 'states', 'errors'].flatMap((by) => [
  `drop index reports_by_${by}`,
  `create index reports_by_${by} on reports using gin (${by}) with (fastupdate = off) where state = 'received'`,
])

const access = [
  `create table users (
    name text primary key,
    role text not null,
    password text not null,
    is_locked boolean not null default false
  )`,
  `create table user_sessions (
    token_hash bytea primary key,
    "user" text not null references users on delete cascade,
    csrf text not null,
    began_at timestamptz(3) not null,
    seen_at timestamptz(3) not null
  )`,
  `create table failed_logins (
    subject bytea primary key,
    failures int not null,
    locked_until timestamptz(3) not null
  )`,
]

/** What stands in the audit log stays there as it is, whoever asks. */
const audit = [
  `create table audit (
    id bigint generated always as identity primary key,
    at timestamptz(3) not null,
    "user" text not null,
    action text not null,
    report uuid,
    detail text not null
  )`,
  `create index audit_by_report on audit (report, id desc)`,
  `create function refuse_change() returns trigger language plpgsql as $$
    begin raise exception 'the audit log is only appended to'; end $$`,
  `create trigger audit_is_append_only before update or delete or truncate on audit
    for each statement execute function refuse_change()`,
]

export const migrationProvider: MigrationProvider = { getMigrations: async () => migrations }
