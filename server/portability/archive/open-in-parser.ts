import { msg } from '@lingui/core/runtime-macro'
import type { FileParser } from '../../adapters/file-parser.ts'
import { ReadingError } from '../../base/reading-error.ts'
import { type OpenArchive, verifyFiles } from './open.ts'
import type { ArchiveRequest, ArchiveValue, parseArchive } from './parse-archive.ts'
import { checkByModules } from './validation.ts'

/**
 * Like `openArchive`, but unpacks and parses the file only in a worker process.
 * @param file a path
 */
export async function openArchiveInParser(parser: FileParser, file: string, size: number): Promise<OpenArchive> {
  const run = parser.parse<typeof parseArchive>('parseArchive', { file }, { file, size })
  const next = async (request?: ArchiveRequest): Promise<ArchiveValue> => {
    const { value, done } = await run.next(request)
    if (done) throw new ReadingError('CRASHED', msg`Reading the archive was interrupted. Try again.`)
    return value
  }
  const answers = async function* (request: ArchiveRequest) {
    for (let value = await next(request); value.kind !== 'end'; value = await next()) yield value
  }
  const opened = await next()
  if (opened.kind !== 'opened') throw new Error('The parser did not open the archive.')
  const { manifest, organization } = opened
  return {
    manifest,
    organization,
    async *records(noun) {
      const { name, columns } = noun
      const shape = { name, columns: columns.map(({ name, type, nullable }) => ({ name, type, nullable })) }
      for await (const value of answers({ kind: 'records', noun: shape })) {
        if (value.kind !== 'records') continue
        checkByModules(noun, value.records)
        yield value.records
      }
    },
    async *read(path) {
      for await (const value of answers({ kind: 'file', path }))
        if (value.kind === 'bytes') yield Buffer.from(value.bytes)
    },
    verify: (onProgress, signal) =>
      verifyFiles(
        manifest.files,
        async (facts) => {
          await next({ kind: 'verify', facts })
        },
        onProgress,
        signal,
      ),
    close: () => void run.return(undefined as never),
  }
}
