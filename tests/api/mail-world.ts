import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll } from 'vitest'
import type { EmbeddedPostgres } from '../../server/adapters/embedded/postgres.ts'
import { startDatabase } from '../support/database.ts'
import { type SignUpOptions, signUp, type TestPerson } from '../support/people.ts'
import { startServer, type TestServer } from '../support/server.ts'
import { type ReceivedMail, type SmtpServer, startSmtp } from '../support/smtp-server.ts'

/** A server of a test file's own that sends its mail by SMTP, on a database that the test may also change as its owner. */
export interface MailWorld {
  server: TestServer
  smtp: SmtpServer
  signUp(options?: SignUpOptions): Promise<TestPerson>
  owner<Row extends object>(statement: string, values?: unknown[]): Promise<Row[]>
  /** What was sent to an address so far. */
  mailsTo(email: string): ReceivedMail[]
}

/** To be called once at the top of a test file. The parts are there when its tests run. */
export function openMailWorld(): MailWorld {
  let dataDir: string
  let postgres: EmbeddedPostgres
  let owner: pg.Client
  let parts: Pick<MailWorld, 'server' | 'smtp'> | undefined
  const present = () => {
    if (!parts) throw new Error('The tests have not begun.')
    return parts
  }

  beforeAll(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'purser-mail-'))
    postgres = await startDatabase(dataDir)
    const smtp = await startSmtp()
    const server = await startServer({
      environment: { DATABASE_URL: postgres.url, SMTP_URL: smtp.url, MAIL_FROM: 'Purser <books@purser.example>' },
    })
    parts = { server, smtp }
    owner = new pg.Client({ connectionString: postgres.url })
    await owner.connect()
    // What the owner does by hand is not recorded as anybody's change.
    await owner.query(`set session_replication_role = 'replica'`)
  })
  afterAll(async () => {
    await parts?.server.stop()
    await parts?.smtp.close()
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
