import { randomUUID } from 'node:crypto'
import type { Signer } from '../../platform/security/signer.ts'

/** 10 MB exactly (specification section 5). */
export const maxUploadBytes = 10_485_760
/** 100 MB: what is imported is read piece by piece. */
export const maxImportBytes = 104_857_600
/** 2 GB: an archive of all data, with its files. */
export const maxArchiveBytes = 2_000_000_000
/** How long an upload address is good, in milliseconds: 5 minutes (the row in `uploads` says the same). */
export const uploadLifetime = 300_000

/** What an upload address allows: this one file, of this type, by this person, once. */
export interface UploadTicket {
  organizationId: string
  userId: string
  /** The row in `uploads`, which says whether it was used. */
  uploadId: string
  contentType: string
  maxBytes: number
  /** The file has exactly `maxBytes`, as its sender announced. */
  isExact: boolean
  /** It is to be imported: its type is not known before it is read, and reading it costs no AI credit. */
  isImport?: true
  /** Milliseconds since 1970. */
  expiresAt: number
}

/** @returns the path to PUT the file to, `/uploads/{token}` */
export function signUpload(signer: Signer, ticket: UploadTicket): string {
  return `/uploads/${signer.sign(purpose, JSON.stringify({ ...ticket, nonce: randomUUID() }))}`
}

/** @returns undefined for a token that is not ours, was altered, or has expired */
export function openUpload(signer: Signer, token: string, now: number = Date.now()): UploadTicket | undefined {
  const text = signer.open(purpose, token)
  if (text === undefined) return undefined
  const ticket: UploadTicket = JSON.parse(text)
  return ticket.expiresAt > now ? ticket : undefined
}

const purpose = 'upload'
