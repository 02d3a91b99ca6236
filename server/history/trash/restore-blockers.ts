import { msg } from '@lingui/core/runtime-macro'
import { sql } from 'kysely'
import { render, type Text } from '../../base/text.ts'
import type { ReadDb } from '../../platform/tenancy/tenant-transaction.ts'
import { type TrashedRecord, trashRulesOf } from './trashed-records.ts'

/** Why a record cannot be restored. A reason is followed by the name of the other record where it has one. */
export async function explainRestoreBlocker(db: ReadDb, { kind, id, number }: TrashedRecord): Promise<string> {
  const { reason } = await db
    .selectFrom('changes as c')
    .select((trashRulesOf(kind).blocker ?? sql<string[] | null>`null::text[]`).as('reason'))
    .where('c.kind', '=', kind)
    .where('c.recordId', '=', id)
    .where('c.number', '=', number)
    .executeTakeFirstOrThrow()
  const [code, name = ''] = reason ?? []
  return render(code && isReason(code) ? texts[code](name) : msg`Another record has taken its place.`)
}

const texts = {
  CATEGORY: (name: string): Text => msg`Its category ${{ name }} is deleted. Restore the category first.`,
  TAG: (name: string): Text => msg`Its tag ${{ name }} is deleted. Undo that in the change log first.`,
  ACCOUNT: (name: string): Text => msg`Its account ${{ name }} is deleted. Restore the account first.`,
  SOURCE: (): Text => msg`It has since been saved again as another transaction. Delete that transaction first.`,
  CURRENCY: (): Text => msg`The organization used another currency at that time.`,
  FILE: (): Text => msg`Its file belongs to another deleted receipt. Restore that receipt first.`,
  READ_AGAIN: (): Text => msg`Its file has since been read again, which created a new receipt.`,
  PARENT: (name: string): Text => msg`Its parent category ${{ name }} is deleted. Restore the parent category first.`,
  NAME: (name: string): Text => msg`Another category is named ${{ name }}. Rename that category first.`,
  BUDGET: (): Text => msg`There is now another budget for this month.`,
}

const isReason = (code: string): code is keyof typeof texts => code in texts
