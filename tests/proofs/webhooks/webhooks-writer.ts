import { CreateTransactionDocument, UpdateTransactionDocument } from '../../../web/operations/generated.ts'
import { DeleteTransactionsDocument } from '../../support/generated.ts'
import { expense } from '../../support/ledger.ts'
import type { TestUser } from '../../support/people.ts'
import { insist } from '../insist.ts'

export interface AcknowledgedWrite {
  type: 'transaction.created' | 'transaction.updated' | 'transaction.deleted'
  recordId: string
}

/** Creates, changes and deletes transactions, with idempotency keys for writes whose answer is lost. */
export async function writeAtRandom(
  person: TestUser,
  random: () => number,
  acknowledged: AcknowledgedWrite[],
  isOver: () => boolean,
): Promise<void> {
  const ids: string[] = []
  for (let count = 0; !isOver(); count += 1) {
    const options = { headers: { 'idempotency-key': `${person.organizationId}-${count}` } }
    const [id, chance] = [ids[Math.floor(random() * ids.length)], random()]
    if (id === undefined || chance < 0.4) {
      const input = expense({ description: `Write ${count}` })
      const { createTransaction } = await insist(() => person.graphql(CreateTransactionDocument, { input }, options))
      ids.push(createTransaction.id)
      acknowledged.push({ type: 'transaction.created', recordId: createTransaction.id })
    } else if (chance < 0.85) {
      const changes = { description: `Write ${count}` }
      await insist(() => person.graphql(UpdateTransactionDocument, { id, changes }, options))
      acknowledged.push({ type: 'transaction.updated', recordId: id })
    } else {
      await insist(() => person.graphql(DeleteTransactionsDocument, { ids: [id] }, options))
      ids.splice(ids.indexOf(id), 1)
      acknowledged.push({ type: 'transaction.deleted', recordId: id })
    }
  }
}
