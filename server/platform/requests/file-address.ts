import type { Signer } from '../security/signer.ts'
import type { Tenant } from '../tenancy/tenant.ts'

/** A stored file as it may be fetched by whoever has its address. */
export interface FileAddress {
  /** Where the storage keeps it. */
  path: string
  /** What our own reading found it to be, never what its sender said. */
  contentType: string
  fileName: string
  /** `inline` only for pictures that the server has made itself (previews of pages). */
  disposition: 'inline' | 'attachment'
}

/** The member who may fetch a file by its address, for as long as the membership lasts. */
export type FileReader = Pick<Tenant, 'userId' | 'organizationId'>

/**
 * An address for a file that is good for 10 to 15 minutes. Within 5 minutes it stays the same, so that a list read
 * twice does not load its pictures twice.
 * @returns a path, `/files/{token}`
 */
export function signFile(
  signer: Signer,
  { userId, organizationId }: FileReader,
  file: FileAddress,
  now: number = Date.now(),
): string {
  const expiresAt = Math.ceil(now / step) * step + 2 * step
  return `/files/${signer.sign(purpose, JSON.stringify({ ...file, userId, organizationId, expiresAt }))}`
}

/** @returns undefined for a token that is not ours, was altered, or has expired */
export function openFile(
  signer: Signer,
  token: string,
  now: number = Date.now(),
): (FileAddress & FileReader) | undefined {
  const text = signer.open(purpose, token)
  if (text === undefined) return undefined
  const { expiresAt, ...file }: FileAddress & FileReader & { expiresAt: number } = JSON.parse(text)
  return expiresAt > now ? file : undefined
}

const purpose = 'file'
const step = 300_000
