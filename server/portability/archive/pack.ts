import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import manifestOfApp from '../../../package.json' with { type: 'json' }
import type { Storage } from '../../adapters/storage.ts'
import type { Signer } from '../../platform/security/signer.ts'
import { type ZipEntry, zip } from '../exports/zip.ts'
import { signManifest } from './authors.ts'
import type { Contents } from './contents.ts'
import { readmeOf } from './json-schema.ts'
import { type FileFacts, manifestName } from './manifest.ts'

export interface ArchiveContext {
  exportedAt: string
  exportedBy: { id: string; name: string }
}

/**
 * Packs an archive file by file. The README comes first and the manifest last, because the manifest has the hashes of
 * all other files.
 * @param folder the folder with the texts
 * @param target the path of the zip file to write
 * @returns the size in bytes
 */
export async function packArchive(
  { organization, counts, texts, files }: Contents,
  { exportedAt, exportedBy }: ArchiveContext,
  { folder, target, storage, signer }: { folder: string; target: string; storage: Storage; signer: Signer },
  onDone: (done: number, of: number) => Promise<void>,
): Promise<number> {
  const facts: FileFacts[] = []
  const missing: string[] = []
  const hashed = (name: string, body: ZipEntry['body'], level: number): ZipEntry => ({
    name,
    level,
    body: hashing(body, (size, sha256) => facts.push({ path: name, size, sha256 })),
  })
  async function* entries(): AsyncGenerator<ZipEntry> {
    yield hashed('README.txt', [readmeOf(organization.name, exportedAt)], 6)
    for (const name of texts) yield hashed(name, createReadStream(path.join(folder, name)), 6)
    let done = 0
    for (const [name, storagePath] of files.stored) {
      const found = await storage.stream(storagePath)
      if (found) yield hashed(name, found.body, /\.(?:jpg|png|webp|heic|heif|m4a|mp3|webm)$/.test(name) ? 0 : 6)
      else missing.push(name)
      await onDone(++done, files.stored.size)
    }
    const manifest = signManifest(signer, {
      format: 'purser-archive',
      version: 1,
      app_version: manifestOfApp.version,
      exported_at: exportedAt,
      exported_by: exportedBy,
      organization,
      counts,
      files: facts,
      missing,
    })
    yield { name: manifestName, body: [`${JSON.stringify(manifest, null, 2)}\n`], level: 6 }
  }
  await pipeline(zip(entries()), createWriteStream(target, { mode: 0o600 }))
  return (await stat(target)).size
}

async function* hashing(body: ZipEntry['body'], onHashed: (size: number, sha256: string) => void) {
  const hash = createHash('sha256')
  let size = 0
  for await (const piece of body) {
    const bytes = typeof piece === 'string' ? Buffer.from(piece) : piece
    hash.update(bytes)
    size += bytes.length
    yield bytes
  }
  onHashed(size, hash.digest('hex'))
}
