import { createHash } from 'node:crypto'
import { maxAuthorCharacters } from '../../ledger/transactions/descriptor.ts'
import type { Signer } from '../../platform/security/signer.ts'
import type { Manifest } from './manifest.ts'
import type { ArchivedRecord } from './validation.ts'

const suffix = ' (from an archive)'
const purpose = 'archive manifest'

/** Signs the manifest. The signature covers the hashes of all files. */
export function signManifest(signer: Signer, manifest: Manifest): Manifest {
  return { ...manifest, signature: signer.sign(purpose, digestOf(manifest)) }
}

/** True if this installation signed the manifest and the manifest is unchanged. */
export function isSignedHere(signer: Signer, { signature, ...manifest }: Manifest): boolean {
  return typeof signature === 'string' && signer.open(purpose, signature) === digestOf(manifest)
}

const digestOf = (manifest: Manifest) => createHash('sha256').update(JSON.stringify(manifest)).digest('hex')

/**
 * Returns the displayed author of a transaction from an archive. The name is marked, because an archive can contain any
 * name.
 * @param names the names of users by their ids in the archive
 */
export function authorInFile({ created_by, author_name }: ArchivedRecord, names: ReadonlyMap<string, string>) {
  const name = author_name ?? names.get(String(created_by))
  if (typeof name !== 'string' || name.trim() === '') return null
  return `${name.replaceAll(suffix, '').slice(0, maxAuthorCharacters - suffix.length)}${suffix}`
}
