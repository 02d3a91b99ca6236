import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chmod, copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { startPostgres } from '../../../server/adapters/embedded/postgres.ts'
import { freePort } from '../../support/servers/server.ts'
import { type SmtpServer, startSmtp } from '../../support/servers/smtp-server.ts'
import { waitFor } from './deploy-person.ts'
import { startTlsProxy } from './deploy-proxy.ts'
import { makeDataFolder, type ShippedTree } from './deploy-tree.ts'
import { watchSockets } from './watch-sockets.ts'

/** A user without an entry in /etc/passwd and without rights, as in a container. */
const userId = 23_001

export interface Deployment {
  port: number
  environment: Record<string, string>
}

export interface Machine {
  baseUrl: string
  smtp: SmtpServer
  /** Undefined if the proof does not run as root. The server then runs as the same user. */
  user: number | undefined
  /** Creates a database with a role of its own, and a data folder. */
  prepare(name: string): Promise<Deployment>
  /** Starts the server, directs the proxy to it, and waits until it is ready. */
  start(deployment: Deployment): Promise<{ stop(): Promise<number> }>
  /** Runs a command of the server, such as server/backup.ts. */
  run(deployment: Deployment, script: string, ...args: string[]): Promise<{ code: number; output: string }>
  /** Loads rows as the owner of the database, without row-level security. */
  load(deployment: Deployment, work: (db: pg.Client) => Promise<unknown>): Promise<void>
  /** Connects as a superuser, who sees all rows. */
  connect(deployment: Deployment): Promise<pg.Client>
  scrape(deployment: Deployment): Promise<string>
  /** The hosts other than this one to which a server connected, or which it looked up. */
  listForeignHosts(): Promise<string[]>
}

export async function openMachine(
  folder: string,
  closeBy: (close: () => Promise<unknown>) => void,
  { folder: tree }: ShippedTree,
): Promise<Machine> {
  const user = process.getuid?.() === 0 ? userId : undefined
  await chmod(folder, 0o711)
  const postgres = await startPostgres({ dataDir: path.join(folder, 'system'), log: () => {} })
  closeBy(() => postgres.stop())
  const smtp = await startSmtp()
  closeBy(() => smtp.close())
  let current = 0
  const stopWatching = user === undefined ? () => [] : watchSockets(user)
  closeBy(async () => stopWatching())
  const proxy = await startTlsProxy(folder, () => current)
  closeBy(() => proxy.close())
  const connections = path.join(await makeDataFolder(path.join(folder, 'connections'), user), 'hosts')
  const hook = path.join(folder, 'record-connections.ts')
  await copyFile(path.join(import.meta.dirname, 'record-connections.ts'), hook)
  const baseUrl = `https://localhost:${proxy.port}`
  const account = { uid: user, gid: user, cwd: tree }
  const key = randomBytes(32).toString('hex')

  const superuser = new pg.Client({ connectionString: postgres.url })
  await superuser.connect()
  closeBy(() => superuser.end())
  // A URL would have to encode these characters.
  const password = `${randomBytes(12).toString('base64')}/@:#`
  await superuser.query(`create role purser login createrole password ${superuser.escapeLiteral(password)}`)
  // Loading the database of an earlier version sets this parameter.
  await superuser.query('grant set on parameter session_replication_role to purser')

  return {
    baseUrl,
    smtp,
    user,
    async prepare(name) {
      await superuser.query(`create database ${name} owner purser`)
      const dataDir = await makeDataFolder(path.join(folder, name), user)
      const secrets = path.join(folder, `${name}-secrets`)
      await mkdir(secrets)
      await writeFile(path.join(secrets, 'key'), key)
      await writeFile(path.join(secrets, 'database'), password)
      const port = await freePort()
      const environment = {
        PATH: process.env.PATH ?? '',
        HOME: dataDir,
        NODE_ENV: 'production',
        HOST: '127.0.0.1',
        PORT: String(port),
        DATA_DIR: dataDir,
        PUBLIC_URL: baseUrl,
        TRUSTED_PROXIES: '127.0.0.0/8',
        SECRET_KEY_FILE: path.join(secrets, 'key'),
        DATABASE_URL: `postgres://purser@127.0.0.1:${postgres.port}/${name}`,
        DATABASE_PASSWORD_FILE: path.join(secrets, 'database'),
        SMTP_URL: smtp.url,
        MAIL_FROM: 'Purser <purser@example.test>',
        METRICS_PORT: String(await freePort()),
        NODE_EXTRA_CA_CERTS: proxy.certificate,
        CONNECTIONS_FILE: connections,
      }
      return { port, environment }
    },
    async start({ port, environment }) {
      const args = ['--max-semi-space-size=64', '--import', hook, 'server/main.ts']
      const child = spawn(process.execPath, args, { ...account, env: environment, stdio: ['ignore', 'pipe', 'pipe'] })
      closeBy(() => stop(child))
      let output = ''
      for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
      current = port
      await waitFor(async () => {
        if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}:\n${output}`)
        const response = await fetch(`${baseUrl}/health/ready`).catch(() => undefined)
        return response?.ok || undefined
      })
      return { stop: () => stop(child) }
    },
    async run({ environment }, script, ...args) {
      const options = { ...account, env: environment }
      return promisify(execFile)(process.execPath, ['--import', hook, script, ...args], options).then(
        ({ stdout, stderr }) => ({ code: 0, output: stdout + stderr }),
        ({ code, stdout, stderr }) => ({ code: Number(code), output: `${stdout}${stderr}` }),
      )
    },
    async load({ environment }, work) {
      await superuser.query('alter role purser bypassrls')
      const db = await connectTo(environment.DATABASE_URL, password)
      await work(db).finally(() => db.end())
      await superuser.query('alter role purser nobypassrls')
    },
    connect: ({ environment }) => connectTo(postgres.url, undefined, new URL(environment.DATABASE_URL ?? '').pathname),
    scrape: async ({ environment }) => (await fetch(`http://127.0.0.1:${environment.METRICS_PORT}/metrics`)).text(),
    async listForeignHosts() {
      const hosts = new Set((await readFile(connections, 'utf8').catch(() => '')).split('\n').filter(Boolean))
      if (hosts.size === 0) throw new Error('No connection was recorded, not even to the database.')
      const foreign = [...hosts].filter((host) => !/^(localhost|127\.[\d.]+|::1|unix|0\.0\.0\.0)$/.test(host))
      return [...foreign, ...stopWatching()]
    },
  }
}

async function connectTo(address = '', password?: string, database?: string): Promise<pg.Client> {
  const url = new URL(address)
  if (password) url.password = encodeURIComponent(password)
  if (database) url.pathname = database
  const client = new pg.Client({ connectionString: url.href })
  await client.connect()
  return client
}

/** @returns the exit code */
async function stop(child: ChildProcess): Promise<number> {
  if (child.exitCode === null && child.signalCode === null) {
    const exited = once(child, 'exit')
    child.kill('SIGTERM')
    await exited
  }
  return child.exitCode ?? -1
}
