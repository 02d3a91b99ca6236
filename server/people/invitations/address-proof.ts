import { sql } from 'kysely'
import { isId } from '../../base/json-shape.ts'
import type { Signer } from '../../platform/security/signer.ts'
import type { WriteDb } from '../../platform/tenancy/tenant-transaction.ts'
import type { Sending } from './tokens.ts'

const purpose = 'invited address'

/**
 * Returns the proof that the reader of an invitation's mail has its address. The inviter also receives the link of the
 * invitation, so that its token proves nothing, and only the mail contains the proof.
 */
export const addressProofOf = (signer: Signer, { id, sends }: Sending): string => signer.sign(purpose, `${id} ${sends}`)

/** @returns whether the proof is of the last mail of an open invitation to the address */
export async function provesInvitedAddress(
  db: WriteDb,
  signer: Signer,
  proof: string,
  email: string,
): Promise<boolean> {
  const [id, sends] = (proof.length <= 200 ? signer.open(purpose, proof) : undefined)?.split(' ') ?? []
  if (!isId(id)) return false
  const { rows } = await sql<{ isOpen: boolean }>`
    select is_open_invitation(${id}, ${Number(sends)}, ${email}) as "isOpen"`.execute(db)
  return rows[0]?.isOpen === true
}
