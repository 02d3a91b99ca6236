import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, onTestFinished } from 'vitest'
import { migrate } from '../../../migrations/run.ts'
import { type CommandResult, runCommand } from '../../support/servers/command.ts'
import { type StartedDatabase, startOwnCluster } from '../../support/servers/database.ts'

export interface TestDatabase {
  url: string
  db: pg.Client
}

export interface BackupFixture {
  /** A folder that is removed at the end. PostgreSQL can pass through it. */
  makeFolder(): Promise<string>
  /** @param owner a role that is not a superuser */
  createDatabase(owner?: string): Promise<TestDatabase>
  /**
   * Creates a migrated database with an organization, a conversation and 8,001 changes, which are copied in two pieces.
   */
  createFilledDatabase(owner?: string): Promise<TestDatabase>
  run(name: 'backup' | 'restore', args: string[], environment: Record<string, string>): Promise<CommandResult>
}

const secretKey = 'a key of the tests with 32 characters'

/** Call this once at the top of a test file. */
export function createBackupFixture(): BackupFixture {
  let dataDir: string
  let postgres: StartedDatabase
  let databases = 0
  const filled = 'backup_filled'
  const urlOf = (name: string) => Object.assign(new URL(postgres.url), { pathname: name }).href

  beforeAll(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'purser-backup-'))
    postgres = await startOwnCluster(dataDir)
    const owner = new pg.Client({ connectionString: postgres.url })
    await owner.connect()
    await owner.query(`create role hoster login createrole password 'password'`)
    await owner.query('grant purser_app, purser_gate, purser_backup to hoster with admin option')
    await owner.query(`create database ${filled}`)
    await owner.end()
    const template = new pg.Client({ connectionString: urlOf(filled) })
    await migrate(urlOf(filled))
    await template.connect()
    await template.query(filling)
    // PostgreSQL copies a database to which nothing is connected.
    await template.end()
  })
  afterAll(async () => {
    await postgres?.stop()
    await rm(dataDir, { recursive: true, force: true })
  })

  const createDatabase = async (owner?: string, template = 'template1') => {
    databases += 1
    const name = `backup_${databases}`
    const admin = new pg.Client({ connectionString: postgres.url })
    await admin.connect()
    await admin.query(`create database ${name} template ${template} ${owner ? `owner ${owner}` : ''}`)
    await admin.end()
    const url = new URL(urlOf(name))
    const db = new pg.Client({ connectionString: url.href })
    await db.connect()
    onTestFinished(() => db.end())
    if (owner) {
      url.username = owner
      url.password = 'password'
    }
    return { url: url.href, db }
  }
  return {
    async makeFolder() {
      const folder = await mkdtemp(path.join(tmpdir(), 'purser-backup-'))
      onTestFinished(() => rm(folder, { recursive: true, force: true }))
      return folder
    },
    createDatabase: (owner) => createDatabase(owner),
    async createFilledDatabase(owner) {
      if (!owner) return createDatabase(undefined, filled)
      const database = await createDatabase(owner)
      await migrate(database.url)
      await database.db.query(filling)
      return database
    },
    run: (name, args, environment) => runCommand(name, args, { SECRET_KEY: secretKey, ...environment }),
  }
}

const filling = `
  insert into users (id, auth_uid, name, email)
    values ('00000000-0000-4000-8000-000000000001', 'ada', 'Ada', 'ada@example.test');
  select set_config('app.organization_id', '00000000-0000-4000-8000-000000000002', false),
    set_config('app.user_id', '00000000-0000-4000-8000-000000000001', false);
  insert into organizations (id, name, kind, currency, created_by)
    values (current_organization(), 'Ada', 'TEAM', 'USD', current_app_user());
  insert into streams default values;
  insert into assistant_sessions default values;
  insert into transactions (organization_id, type, amount_minor, currency, base_amount_minor, description, date, created_by)
    select current_organization(), 'EXPENSE', n, 'USD', n, E'Tab\\t, line\\n, \\\\ and ünïcode ' || n, '2026-03-01', current_app_user()
      from generate_series(1, 8000) n;
  select number_changes()`
