import {
  ArchiveChangedDocument as ArchiveFollowedDocument,
  RequestArchiveDocument as AskForArchiveDocument,
} from '../../../web/operations/generated.ts'
import type { ArchiveAsToldFragment } from '../../support/generated.ts'
import type { TestUser } from '../../support/people.ts'
import { download, unzip } from './export-steps.ts'

export async function makeArchive(person: TestUser): Promise<{ states: string[]; archive: ArchiveAsToldFragment }> {
  const subscription = await person.subscribe(ArchiveFollowedDocument, {})
  const { requestArchive } = await person.graphql(AskForArchiveDocument, {})
  const states: string[] = [requestArchive.state]
  try {
    for (;;) {
      const { archiveChanged } = await subscription.next()
      if (archiveChanged?.id !== requestArchive.id) continue
      states.push(archiveChanged.state)
      if (archiveChanged.state === 'READY' || archiveChanged.state === 'FAILED')
        return { states, archive: archiveChanged }
    }
  } finally {
    await subscription.stop()
  }
}

export async function fetchArchive(person: TestUser, baseUrl: string) {
  const { archive } = await makeArchive(person)
  const { bytes, response } = await download(baseUrl, archive.url ?? '')
  return { archive, bytes, response, files: await unzip(bytes) }
}

// biome-ignore lint/suspicious/noExplicitAny: JSON of a file; tests say what they expect of it.
export function recordsIn(files: Map<string, Buffer>, noun: string): any[] {
  const text = String(files.get(`json/${noun}.ndjson`) ?? '')
  return text === ''
    ? []
    : text
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line))
}
