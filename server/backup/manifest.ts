import { z } from 'zod'

/** A table's rows are stored in the text format of COPY. */
const table = z.object({
  schema: z.string(),
  name: z.string(),
  columns: z.array(z.string()),
  rows: z.number(),
  sha256: z.string(),
})

const files = z.object({ count: z.number(), bytes: z.number(), sha256: z.string() })

const header = z.object({ format: z.number(), version: z.string(), createdAt: z.string() })

/** The last entry of a backup. A backup without it is incomplete. */
const manifest = z.object({
  /** The names of the migrations that the database had. */
  migrations: z.array(z.string()),
  tables: z.array(table),
  sequences: z.array(z.object({ name: z.string(), value: z.string(), isCalled: z.boolean() })),
  /** Files of users. */
  files,
  /** Files of the data folder, such as keys. */
  data: files,
})

export type TableContent = z.infer<typeof table>
export type FilesContent = z.infer<typeof files>
export type BackupHeader = z.infer<typeof header>
export type Manifest = z.infer<typeof manifest>

export const backupFormat = 1
export const headerPath = 'backup.json'
export const manifestPath = 'manifest.json'

export const folders = { files: 'files/', data: 'data/', database: 'database/' } as const

/** A backup has one entry for each 4 MB of a table: database/public.changes/000001.copy */
export function partPath({ schema, name }: Pick<TableContent, 'schema' | 'name'>, part: number): string {
  return `${folders.database}${schema}.${name}/${String(part).padStart(6, '0')}.copy`
}

export const parseHeader = (bytes: Buffer): BackupHeader => parse(header, bytes)
export const parseManifest = (bytes: Buffer): Manifest => parse(manifest, bytes)

function parse<T>(schema: z.ZodType<T>, bytes: Buffer): T {
  try {
    return schema.parse(JSON.parse(bytes.toString()))
  } catch {
    throw new Error('The backup is damaged.')
  }
}
