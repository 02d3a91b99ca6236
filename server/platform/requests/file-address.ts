import type { Signer } from '../security/signer.ts'
import type { Tenant } from '../tenancy/tenant.ts'

export interface FileAddress {
  path: string
  /** The detected content type, not the type that the uploader declared. */
  contentType: string
  fileName: string
  /** `inline` is only used for page previews, which the server generates. */
  disposition: 'inline' | 'attachment'
}

export type FileReader = Pick<Tenant, 'userId' | 'organizationId'>

/**
 * Signs an address that is valid for 10 to 15 minutes. The address stays the same for 5 minutes, so that browsers can
 * cache the file.
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

/** @returns undefined for an invalid, altered or expired token */
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
