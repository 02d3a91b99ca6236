/** A file of an archive: its name in it, bytes, SHA-256 in hexadecimal. */
export interface FileFacts {
  path: string
  size: number
  sha256: string
}

/** manifest.json: what is in an archive. */
export interface Manifest {
  format: 'purser-archive'
  version: 1
  app_version: string
  /** An ISO instant. */
  exported_at: string
  exported_by: { id: string; name: string }
  organization: { id: string; name: string; currency: string }
  counts: Record<string, number>
  files: FileFacts[]
  /** Names of files that were gone from the storage. */
  missing: string[]
  /** Of the installation that made it; archives from before there were signatures have none. */
  signature?: string
}

export const manifestName = 'manifest.json'
