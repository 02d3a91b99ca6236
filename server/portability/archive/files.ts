import { previewPathOf } from '../../intake/documents/pages.ts'
import { withoutTranscript } from '../../intake/documents/read.ts'
import type { DocumentKind } from '../../platform/database/tables.ts'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import type { ArchiveEntity } from './columns.ts'

export interface Files {
  stored: Map<string, string>
  /** Returns the record with archive file names, and without the private content of other users. */
  named(noun: ArchiveEntity, record: Record<string, unknown>): Record<string, unknown>
}

export function newFiles({ userId }: Tenant): Files {
  const stored = new Map<string, string>()
  const names = new Map<string, string>()
  const nameOf = ({ storage_path, sha256, id, content_type }: DocumentRecord) => {
    if (storage_path === null) return null
    const known = names.get(storage_path)
    if (known) return known
    const name = `files/${sha256 ?? id}${endings[content_type] ?? ''}`
    names.set(storage_path, name)
    if (!stored.has(name)) stored.set(name, storage_path)
    return name
  }
  const pictureOf = (preview: string | null) => {
    const [, storagePath = '', page = ''] = (preview && /^(.+)-preview-(\d+)\.webp$/.exec(preview)) || []
    const file = names.get(storagePath)
    if (!file) return null
    const name = pictureNameOf(file, Number(page))
    stored.set(name, previewPathOf(stored.get(file) ?? storagePath, Number(page) - 1))
    return name
  }
  return {
    stored,
    named(noun, record) {
      if (noun.name === 'documents') {
        const document = record as unknown as DocumentRecord
        const hidden = document.created_by === userId ? undefined : withoutTranscript(document.kind)
        const shown = { ...document, ...(hidden && { title: hidden.title, ...unsaid }) }
        return { ...shown, storage_path: nameOf(shown) }
      }
      if (noun.name === 'readings') {
        const pages = record.pages as { preview: string | null }[]
        return { ...record, pages: pages.map((page) => ({ ...page, preview: pictureOf(page.preview) })) }
      }
      return record
    },
  }
}

export function pictureNameOf(file: string, page: number): string {
  return `${file.replace(/^files\//, 'pages/').replace(/\.\w+$/, '')}-${page}.webp`
}

interface DocumentRecord {
  id: string
  kind: DocumentKind
  created_by: string
  storage_path: string | null
  sha256: string | null
  content_type: string
}

const unsaid = { file_name: '', transcript: null, storage_path: null, sha256: null }

const endings: Record<string, string> = {
  'application/pdf': '.pdf',
  'audio/mp4': '.m4a',
  'audio/mpeg': '.mp3',
  'audio/wav': '.wav',
  'audio/webm': '.webm',
  'image/gif': '.gif',
  'image/heic': '.heic',
  'image/heif': '.heif',
  'image/jpeg': '.jpg',
  'image/png': '.png',
  'image/webp': '.webp',
  'text/csv': '.csv',
}
