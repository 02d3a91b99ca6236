import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

/** A migration: it is applied once. */
export interface Migration {
  name: string
  sql: string
  /** False for a single statement that PostgreSQL refuses in a transaction, or that commits by itself. */
  isTransactional: boolean
}

/** A file of SQL functions: it is applied again when its checksum changes. */
export interface FunctionFile {
  name: string
  sql: string
  checksum: string
}

/** The names of the migrations, in their order. The files of the folder `baseline` are one migration. */
export async function listMigrations(folder = import.meta.dirname): Promise<string[]> {
  const files = await readdir(folder)
  const later = files.filter((file) => /^\d{8}T\d{4}-.+\.sql$/.test(file)).map((file) => file.slice(0, -4))
  return ['baseline', ...later.sort()]
}

export async function readMigrations(folder: string): Promise<Migration[]> {
  return Promise.all(
    (await listMigrations(folder)).map(async (name) => {
      const sql = name === 'baseline' ? await readBaseline(folder) : await readSql(folder, `${name}.sql`)
      return { name, sql, isTransactional: !sql.startsWith('-- no transaction') }
    }),
  )
}

/** @param subfolder relative to the folder of the migrations */
export async function readFunctions(folder: string, subfolder: string): Promise<FunctionFile[]> {
  return Promise.all(
    (await sqlFiles(path.join(folder, subfolder))).map(async (file) => {
      const sql = await readSql(folder, subfolder, file)
      return { name: `${subfolder}/${file}`, sql, checksum: createHash('sha256').update(sql).digest('hex') }
    }),
  )
}

async function readBaseline(folder: string): Promise<string> {
  const files = await sqlFiles(path.join(folder, 'baseline'))
  return (await Promise.all(files.map((file) => readSql(folder, 'baseline', file)))).join('\n')
}

const sqlFiles = async (folder: string) => (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort()

const readSql = (...parts: string[]) => readFile(path.join(...parts), 'utf8')
