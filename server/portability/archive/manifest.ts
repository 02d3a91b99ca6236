/** The name in the archive, the size in bytes and the SHA-256 in hexadecimal. */
export interface FileFacts {
  path: string
  size: number
  sha256: string
}

export interface Manifest {
  format: 'purser-archive'
  version: 1
  app_version: string
  exported_at: string
  exported_by: { id: string; name: string }
  organization: { id: string; name: string; currency: string }
  counts: Record<string, number>
  files: FileFacts[]
  missing: string[]
  /** The signature of the installation that created the archive. Old archives have none. */
  signature?: string
}

export const manifestName = 'manifest.json'
