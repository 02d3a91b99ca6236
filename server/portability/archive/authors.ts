import { createHash } from 'node:crypto'
import { maxAuthorCharacters } from '../../ledger/transactions/descriptor.ts'
import type { Signer } from '../../platform/security/signer.ts'
import type { Manifest } from './manifest.ts'
import type { ArchivedRecord } from './validation.ts'

const mark = ' (from an archive)'
const purpose = 'archive manifest'

/** The manifest with a signature of this installation over all of it, the hashes of the files among it. */
export function signManifest(signer: Signer, manifest: Manifest): Manifest {
  return { ...manifest, signature: signer.sign(purpose, digestOf(manifest)) }
}

/** Whether this installation has made an archive, and nothing of it was changed since. */
export function isSignedHere(signer: Signer, { signature, ...manifest }: Manifest): boolean {
  return typeof signature === 'string' && signer.open(purpose, signature) === digestOf(manifest)
}

const digestOf = (manifest: Manifest) => createHash('sha256').update(JSON.stringify(manifest)).digest('hex')

/**
 * How the author of a transaction is shown where only a file names them: marked, so that a file cannot pass its words
 * off as a member's.
 * @param names of the people in the archive, by their ids in it
 */
export function authorInFile({ created_by, author_name }: ArchivedRecord, names: ReadonlyMap<string, string>) {
  const name = author_name ?? names.get(String(created_by))
  if (typeof name !== 'string' || name.trim() === '') return null
  return `${name.replaceAll(mark, '').slice(0, maxAuthorCharacters - mark.length)}${mark}`
}
