import { createHash } from 'node:crypto'
import { msg } from '@lingui/core/runtime-macro'
import { ReadingError } from '../../base/reading-error.ts'
import { isArchive, openZip } from '../../intake/imports/files/zip-file.ts'
import { type ArchiveEntityShape, recordsPath } from './columns.ts'
import { exceedsDepth } from './json-depth.ts'
import { type FileFacts, type Manifest, manifestName } from './manifest.ts'
import {
  type ArchivedOrganization,
  type ArchivedRecord,
  checkedOrganization,
  checkRecord,
  damaged,
  parseManifest,
} from './validation.ts'

export interface OpenArchive {
  manifest: Manifest
  organization: ArchivedOrganization
  /**
   * Returns the records of an entity in batches, in order.
   * @throws ReadingError DAMAGED
   */
  records(noun: ArchiveEntityShape): AsyncGenerator<ArchivedRecord[]>
  /**
   * Returns the bytes of a file that the manifest names.
   * @throws ReadingError DAMAGED
   */
  read(path: string): AsyncGenerator<Buffer>
  /**
   * Compares each file with its hash.
   * @param onProgress called with the bytes read and the total bytes
   * @throws ReadingError DAMAGED for the first file that differs
   */
  verify(onProgress?: (done: number, of: number) => void, signal?: AbortSignal): Promise<void>
  close(): void
}

/** The version that is written, and the newest version that can be read. */
const version = 1
const [maxManifestBytes, maxOrganizationBytes] = [32 * 2 ** 20, 2 ** 20]

/**
 * @param file a path
 * @throws ReadingError UNSUPPORTED for another zip file or a newer version
 * @throws ReadingError DAMAGED
 * @throws ReadingError TOO_LARGE
 */
export async function openArchive(
  file: string,
): Promise<OpenArchive & { verifyFile(facts: FileFacts): Promise<void> }> {
  const zip = await openZip(file)
  try {
    if (!isArchive(zip)) throw foreign()
    const manifest = parseManifest(parse(await zip.text(manifestName, maxManifestBytes)))
    if (manifest.version > version) {
      throw new ReadingError(
        'UNSUPPORTED',
        msg`This archive was created by a newer version of Purser. Update this server, then upload the archive again.`,
      )
    }
    const facts = new Map(manifest.files.map((each) => [each.path, each]))
    for (const { path, size } of manifest.files) if (zip.sizes.get(path) !== size) throw damaged()
    const organization = checkedOrganization(parse(await zip.text('json/organization.json', maxOrganizationBytes)))
    const read = (path: string) => {
      if (!facts.has(path)) throw damaged()
      return zip.read(path)
    }
    const verifyFile = async ({ path, sha256 }: FileFacts) => {
      const hash = createHash('sha256')
      for await (const bytes of read(path)) hash.update(bytes)
      if (hash.digest('hex') !== sha256) throw damaged()
    }
    return {
      manifest,
      organization,
      read,
      records: (noun) => (facts.has(recordsPath(noun)) ? recordsIn(noun, read(recordsPath(noun))) : nothing()),
      verify: (onProgress, signal) => verifyFiles(manifest.files, verifyFile, onProgress, signal),
      verifyFile,
      close: zip.close,
    }
  } catch (error) {
    zip.close()
    throw error
  }
}

/** @param verifyFile throws if the file differs from its hash */
export async function verifyFiles(
  files: readonly FileFacts[],
  verifyFile: (facts: FileFacts) => Promise<void>,
  onProgress?: (done: number, of: number) => void,
  signal?: AbortSignal,
): Promise<void> {
  const all = files.reduce((sum, { size }) => sum + size, 0)
  let done = 0
  for (const facts of files) {
    signal?.throwIfAborted()
    await verifyFile(facts)
    done += facts.size
    onProgress?.(done, all)
  }
}

const foreign = () =>
  new ReadingError(
    'UNSUPPORTED',
    msg`This zip file isn't a Purser archive. Upload the archive exactly as you downloaded it.`,
  )

/** Limits of records and characters per batch. Readings of documents are large. */
const [maxRowsAtOnce, charactersAtOnce] = [500, 1_000_000]
const maxCharacters = 64_000_000

async function* recordsIn(noun: ArchiveEntityShape, pieces: AsyncGenerator<Buffer>): AsyncGenerator<ArchivedRecord[]> {
  let [some, characters] = [[] as ArchivedRecord[], 0]
  for await (const line of linesIn(pieces)) {
    if (line === '') continue
    some.push(checkRecord(noun, parse(line)))
    characters += line.length
    if (some.length === maxRowsAtOnce || characters > charactersAtOnce) {
      yield some
      some = []
      characters = 0
    }
  }
  if (some.length > 0) yield some
}

async function* linesIn(pieces: AsyncGenerator<Buffer>): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  let rest = ''
  for await (const piece of pieces) {
    const lines = (rest + decoder.decode(piece, { stream: true })).split('\n')
    rest = lines.pop() ?? ''
    if (rest.length > maxCharacters) throw damaged()
    yield* lines
  }
  yield rest + decoder.decode()
}

/** The limit of nested levels. The JSON columns have fewer. */
const maxDepth = 100

function parse(text: string): unknown {
  if (exceedsDepth(text, maxDepth)) throw damaged()
  try {
    return JSON.parse(text)
  } catch (error) {
    throw damaged(error)
  }
}

async function* nothing(): AsyncGenerator<ArchivedRecord[]> {}
