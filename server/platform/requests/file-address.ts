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

interface FileTicket {
  userId: string
  organizationId: string
  /** The API token or app that requested the address, which ends with it. */
  grantId?: string | undefined
}

export type FileReader = Pick<Tenant, 'userId' | 'organizationId' | 'grant'>

/**
 * Signs an address that is valid for 10 to 15 minutes. The address stays the same for 5 minutes, so that browsers can
 * cache the file.
 * @returns a path, `/files/{token}`
 */
export function signFile(
  signer: Signer,
  { userId, organizationId, grant }: FileReader,
  file: FileAddress,
  now: number = Date.now(),
): string {
  const expiresAt = Math.ceil(now / step) * step + 2 * step
  const reader: FileTicket = { userId, organizationId, grantId: grant?.id }
  return `/files/${signer.sign(purpose, JSON.stringify({ ...file, ...reader, expiresAt }))}`
}

/** @returns undefined for an invalid, altered or expired token */
export function openFile(
  signer: Signer,
  token: string,
  now: number = Date.now(),
): (FileAddress & FileTicket) | undefined {
  const text = signer.open(purpose, token)
  if (text === undefined) return undefined
  const { expiresAt, ...file }: FileAddress & FileTicket & { expiresAt: number } = JSON.parse(text)
  return expiresAt > now ? file : undefined
}

const purpose = 'file'
const step = 300_000
