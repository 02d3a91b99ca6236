import { execFile } from 'node:child_process'
import { mkdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { gunzipSync } from 'node:zlib'
import type pg from 'pg'
import { createRoles } from '../../../migrations/roles.ts'
import { repository } from '../../support/servers/cache.ts'
import { openTogether } from '../../support/servers/open-together.ts'
import type { Figure } from '../run.ts'
import { type Deployment, type Machine, openMachine } from './deploy-machine.ts'
import * as person from './deploy-person.ts'
import { buildTree, makeWritable, type ShippedTree } from './deploy-tree.ts'

const former = path.join(repository, 'tests/long/scale/former-database.sql.gz')

/** In seconds, and in megabytes of 10⁶ bytes. */
const goals = { firstSignIn: 60, size: 450 }
/** The part of debian:12-slim that this proof cannot measure, in megabytes, as published for x64. */
const baseImage = 75

/**
 * Performs the steps of the image without a container engine, and then those of an operator: a new installation with
 * TLS, mail and its own user, a backup, a restore into another database, and an upgrade. Nothing may connect to another
 * host.
 */
export async function deploy(): Promise<Figure[]> {
  const begun = performance.now()
  const writeLine = (line: string) =>
    process.stdout.write(`${Math.round((performance.now() - begun) / 1_000)} s: ${line}\n`)
  const opened = await openTogether('deploy', async (folder, closeBy) => {
    const tree = await buildTree(folder, writeLine)
    closeBy(() => makeWritable(tree.folder))
    return { tree, folder, machine: await openMachine(folder, closeBy, tree) }
  })
  try {
    const { tree, machine } = opened
    const shipped = describeTree(tree)
    const { figures: installed, deployment, receipts } = await install(machine, tree, writeLine)
    const restored = await backUpAndRestore(machine, deployment, receipts, writeLine)
    const upgraded = await upgrade(machine, writeLine)
    const foreign = await machine.listForeignHosts()
    if (foreign.length > 0) writeLine(`connected to ${foreign.join(', ')}`)
    const outgoing = count('connections to other hosts', foreign.length)
    return [...shipped, ...installed, ...restored, ...upgraded, outgoing].map((figure) => ({
      ...figure,
      name: `deploy: ${figure.name}`,
    }))
  } finally {
    await opened.close()
  }
}

function describeTree({ sizes, unwanted }: ShippedTree): Figure[] {
  const parts = { 'base image, as published': baseImage, ...sizes }
  for (const [part, size] of Object.entries(parts)) process.stdout.write(`  ${part.padEnd(26)} ${size.toFixed(1)} MB\n`)
  for (const file of unwanted.slice(0, 20)) process.stdout.write(`  ${file} must not ship\n`)
  const total = Math.round(Object.values(parts).reduce((sum, size) => sum + size, 0))
  return [
    { name: 'size of the image unpacked, MB', figure: total, goal: `below ${goals.size}`, met: total < goals.size },
    count('files that must not ship', unwanted.length),
  ]
}

async function install(machine: Machine, tree: ShippedTree, writeLine: (line: string) => void) {
  const deployment = await machine.prepare('first')
  const started = performance.now()
  const server = await machine.start(deployment)
  const ready = secondsSince(started)
  const token = await person.register(machine.baseUrl, machine.smtp)
  const signedIn = secondsSince(started)
  writeLine(`ready after ${ready} s, signed in after ${signedIn} s`)
  const ada = await person.createProfile(machine.baseUrl, token)
  const { isRight } = await person.addReceipt(machine.baseUrl, ada)
  writeLine('the receipt is read')
  const receipts = await person.listReceipts(machine.baseUrl, ada)
  const metrics = await machine.scrape(deployment)
  const doctor = await machine.run(deployment, 'server/doctor/main.ts')
  writeLine(`doctor:\n${doctor.output}`)
  const backup = await backUp(machine, deployment)
  const exit = await server.stop()
  const figures: Figure[] = [
    {
      name: 'from nothing to the first sign-in, s',
      figure: signedIn,
      goal: `at most ${goals.firstSignIn}`,
      met: signedIn <= goals.firstSignIn,
    },
    yes('receipt read', isRight),
    yes('metrics served', metrics.includes('purser_database_up 1')),
    yes('doctor finds nothing that fails', doctor.code === 0),
    yes('program refuses writes of its user', await isWriteRefused(machine, tree)),
    yes('backup made while the server runs', backup),
    { name: 'exit code of a stop', figure: exit, goal: '0', met: exit === 0 },
  ]
  return { figures, deployment, receipts }
}

const backupOf = ({ environment }: Deployment) => path.join(environment.DATA_DIR ?? '', 'backups', 'purser.backup')

async function backUp(machine: Machine, deployment: Deployment): Promise<boolean> {
  const { code, output } = await machine.run(deployment, 'server/backup.ts', backupOf(deployment))
  process.stdout.write(output)
  return code === 0
}

async function backUpAndRestore(
  machine: Machine,
  first: Deployment,
  receipts: unknown,
  writeLine: (line: string) => void,
): Promise<Figure[]> {
  const second = await machine.prepare('second')
  const { code, output } = await machine.run(second, 'server/restore.ts', backupOf(first))
  process.stdout.write(output)
  if (code !== 0) return [yes('restored', false)]
  const server = await machine.start(second)
  writeLine('restored into another database and folder')
  const ada = await person.openProfile(machine.baseUrl, await person.signIn(machine.baseUrl))
  const same = JSON.stringify(await person.listReceipts(machine.baseUrl, ada)) === JSON.stringify(receipts)
  await server.stop()
  return [yes('restored: the same password signs in, and sees the same receipts', same)]
}

/** Starts this version on a database of an earlier one. */
async function upgrade(machine: Machine, writeLine: (line: string) => void): Promise<Figure[]> {
  const deployment = await machine.prepare('former')
  const rows = gunzipSync(await readFile(former)).toString()
  await machine.load(deployment, async (db) => {
    await createRoles(db)
    await db.query(rows)
  })
  const db = await machine.connect(deployment)
  try {
    const before = await countRows(db)
    const started = performance.now()
    const server = await machine.start(deployment)
    writeLine(`the former database is upgraded and served after ${secondsSince(started)} s`)
    const after = await countRows(db)
    await server.stop()
    const different = [...before].filter(([table, rows]) => after.get(table) !== rows)
    for (const [table, rows] of different) writeLine(`${table} had ${rows} rows and has ${after.get(table) ?? 'none'}`)
    return [
      yes('upgraded: a former database is served', before.size > 20),
      count('upgraded: tables with another number of rows', different.length),
    ]
  } finally {
    await db.end()
  }
}

/** Counts the rows of each table of users, so that a later version may add columns. */
async function countRows(db: pg.Client): Promise<Map<string, number>> {
  const { rows } = await db.query<{ name: string }>(
    `select quote_ident(tablename) as name from pg_tables where schemaname = 'public' and tablename !~ 'migration'`,
  )
  const counts = new Map<string, number>()
  for (const { name } of rows) {
    const { rows: counted } = await db.query<{ count: string }>(`select count(*) from ${name}`)
    counts.set(name, Number(counted[0]?.count))
  }
  return counts
}

/** Tries to create files in the program's folders, as the user of the server. */
async function isWriteRefused({ user }: Machine, { folder }: ShippedTree): Promise<boolean> {
  if (user === undefined) return mkdir(path.join(folder, 'server/new')).then(isFalse, isTrue)
  const attempts = ['new', 'server/new', 'node_modules/new', 'dist/web/new'].map((name) =>
    promisify(execFile)('mkdir', [path.join(folder, name)], { uid: user, gid: user }).then(isFalse, isTrue),
  )
  return (await Promise.all(attempts)).every(Boolean)
}

const isTrue = () => true
const isFalse = () => false
const secondsSince = (start: number) => Math.round((performance.now() - start) / 100) / 10
const count = (name: string, figure: number): Figure => ({ name, figure, goal: '0', met: figure === 0 })
const yes = (name: string, met: boolean): Figure => ({ name, figure: Number(met), goal: '1', met })
