import { createReadStream } from 'node:fs'
import { pipeline, Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { createFilesHash, createTableHash } from './content-hash.ts'
import { decrypt } from './encryption.ts'
import {
  type BackupHeader,
  backupFormat,
  folders,
  headerPath,
  type Manifest,
  manifestPath,
  parseHeader,
  parseManifest,
} from './manifest.ts'
import { readTarEntries, type TarEntry } from './tar.ts'

export interface Backup {
  header: BackupHeader
  manifest: Manifest
}

/** @throws Error if the passphrase is wrong, or if the backup is damaged or incomplete */
export function readBackup(file: string, passphrase: string | undefined): AsyncGenerator<TarEntry> {
  return readTarEntries(unzip(decrypt(createReadStream(file), passphrase)))
}

async function* unzip(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const bytes = pipeline(Readable.from(source), createGunzip({ chunkSize: 262_144 }), () => {})
  try {
    yield* bytes
  } catch (error) {
    const isZip = error instanceof Error && 'code' in error && String(error.code).startsWith('Z_')
    throw isZip ? new Error('The backup is damaged or incomplete.') : error
  } finally {
    bytes.destroy()
  }
}

/**
 * Reads a whole backup and compares it with the hashes of its manifest.
 * @throws Error that says what is damaged, or that a later version made the backup
 */
export async function verifyBackup(file: string, passphrase: string | undefined): Promise<Backup> {
  let header: BackupHeader | undefined
  let manifest: Manifest | undefined
  const [files, data] = [createFilesHash(), createFilesHash()]
  const tables = new Map<string, ReturnType<typeof createTableHash>>()
  for await (const { path, body } of readBackup(file, passphrase)) {
    if (path === headerPath) header = requireFormat(parseHeader(await readAll(body)))
    else if (path === manifestPath) manifest = parseManifest(await readAll(body))
    else if (path.startsWith(folders.files)) await skip(files.add(path.slice(folders.files.length), body))
    else if (path.startsWith(folders.data)) await skip(data.add(path.slice(folders.data.length), body))
    else {
      const table = path.slice(folders.database.length, path.lastIndexOf('/'))
      const hash = tables.get(table) ?? createTableHash({ schema: '', name: '', columns: [] })
      tables.set(table, hash)
      hash.add({ rows: 0, bytes: await readAll(body) })
    }
  }
  if (!header || !manifest) throw new Error('The backup is incomplete.')
  const differing = [
    ...(files.end().sha256 === manifest.files.sha256 ? [] : ['the files']),
    ...(data.end().sha256 === manifest.data.sha256 ? [] : ['the data folder']),
    ...manifest.tables
      .filter((table) => {
        const hash = tables.get(`${table.schema}.${table.name}`) ?? createTableHash(table)
        return hash.end().sha256 !== table.sha256
      })
      .map(({ name }) => `the table ${name}`),
  ]
  if (differing.length > 0) throw new Error(`The backup is damaged: ${differing.join(', ')}.`)
  return { header, manifest }
}

function requireFormat(header: BackupHeader): BackupHeader {
  if (header.format > backupFormat) {
    throw new Error(`The backup was made by version ${header.version}. Restore it with that version or a later one.`)
  }
  return header
}

export const readAll = async (body: AsyncIterable<Buffer>) => Buffer.concat(await Array.fromAsync(body))

async function skip(body: AsyncIterable<Buffer>) {
  for await (const _ of body);
}
