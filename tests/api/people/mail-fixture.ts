import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll } from 'vitest'
import { type SignUpOptions, signUp, type TestUser } from '../../support/people.ts'
import { type StartedDatabase, startDatabase } from '../../support/servers/database.ts'
import { startServer, type TestServer } from '../../support/servers/server.ts'
import { type ReceivedMail, type SmtpServer, startSmtp } from '../../support/servers/smtp-server.ts'

export interface MailFixture {
  server: TestServer
  smtp: SmtpServer
  signUp(options?: SignUpOptions): Promise<TestUser>
  owner<Row extends object>(statement: string, values?: unknown[]): Promise<Row[]>
  mailsTo(email: string): ReceivedMail[]
}

/** Call this once at the top of a test file. The services are ready when its tests run. */
export function createMailFixture(environment: Record<string, string> = {}): MailFixture {
  let dataDir: string
  let postgres: StartedDatabase
  let owner: pg.Client
  let services: Pick<MailFixture, 'server' | 'smtp'> | undefined
  const present = () => {
    if (!services) throw new Error('The tests have not begun.')
    return services
  }

  beforeAll(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'purser-mail-'))
    postgres = await startDatabase(dataDir)
    const smtp = await startSmtp()
    const server = await startServer({
      environment: {
        DATABASE_URL: postgres.url,
        SMTP_URL: smtp.url,
        MAIL_FROM: 'Purser <books@purser.example>',
        ...environment,
      },
    })
    services = { server, smtp }
    owner = new pg.Client({ connectionString: postgres.url })
    await owner.connect()
    // Changes that the database owner makes are not recorded in the change log.
    await owner.query(`set session_replication_role = 'replica'`)
  })
  afterAll(async () => {
    await services?.server.stop()
    await services?.smtp.close()
    await owner?.end()
    await postgres?.stop()
    await rm(dataDir, { recursive: true, force: true })
  })

  return {
    get server() {
      return present().server
    },
    get smtp() {
      return present().smtp
    },
    signUp: (options) => signUp(present().server.baseUrl, options),
    owner: async (statement, values) => (await owner.query(statement, values)).rows,
    mailsTo: (email) => present().smtp.mails.filter(({ to }) => to.includes(email)),
  }
}
