import { randomUUID } from 'node:crypto'
import type { Signer } from '../../platform/security/signer.ts'

export const maxUploadBytes = 10_485_760
/** 100 MB. Imports are read in chunks. */
export const maxImportBytes = 104_857_600
/** 2 GB. An archive contains all data with its files. */
export const maxArchiveBytes = 2_000_000_000
/** In milliseconds: 5 minutes. Must match the row in `uploads`. */
export const uploadLifetime = 300_000

export interface UploadTicket {
  organizationId: string
  userId: string
  /** The row in `uploads`, which records whether the address was used. */
  uploadId: string
  contentType: string
  maxBytes: number
  isExact: boolean
  /** True for an import. Its type is detected from the content, and reading it costs no credits. */
  isImport?: true
  /** In milliseconds since 1970. */
  expiresAt: number
}

export function signUpload(signer: Signer, ticket: UploadTicket): string {
  return `/uploads/${signer.sign(purpose, JSON.stringify({ ...ticket, nonce: randomUUID() }))}`
}

/** @returns undefined for an invalid, altered or expired token */
export function openUpload(signer: Signer, token: string, now: number = Date.now()): UploadTicket | undefined {
  const text = signer.open(purpose, token)
  if (text === undefined) return undefined
  const ticket: UploadTicket = JSON.parse(text)
  return ticket.expiresAt > now ? ticket : undefined
}

const purpose = 'upload'
