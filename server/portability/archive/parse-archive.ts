import type { ArchiveEntityShape } from './columns.ts'
import type { FileFacts, Manifest } from './manifest.ts'
import { openArchive } from './open.ts'
import type { ArchivedOrganization, ArchivedRecord } from './validation.ts'

export type ArchiveValue =
  | { kind: 'opened'; manifest: Manifest; organization: ArchivedOrganization }
  | { kind: 'records'; records: ArchivedRecord[] }
  | { kind: 'bytes'; bytes: Buffer }
  | { kind: 'end' }

export type ArchiveRequest =
  | { kind: 'records'; noun: ArchiveEntityShape }
  | { kind: 'file'; path: string }
  | { kind: 'verify'; facts: FileFacts }
  | undefined

export async function* parseArchive({ file }: { file: string }): AsyncGenerator<ArchiveValue, never, ArchiveRequest> {
  const archive = await openArchive(file)
  const answer = async function* (request: ArchiveRequest): AsyncGenerator<ArchiveValue> {
    if (request?.kind === 'verify') await archive.verifyFile(request.facts)
    else if (request?.kind === 'file') {
      for await (const bytes of archive.read(request.path)) yield { kind: 'bytes', bytes }
    } else if (request?.kind === 'records') {
      for await (const records of archive.records(request.noun)) yield { kind: 'records', records }
    }
  }
  const { manifest, organization } = archive
  let request = yield { kind: 'opened', manifest, organization }
  for (;;) {
    let next: ArchiveRequest
    for await (const value of answer(request)) {
      next = yield value
      if (next) break
    }
    request = next ?? (yield { kind: 'end' })
  }
}
