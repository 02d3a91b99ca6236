import { msg } from '@lingui/core/runtime-macro'
import { sql } from 'kysely'
import { render, type Text } from '../../base/text.ts'
import type { ReadDb } from '../../platform/tenancy/tenant-transaction.ts'
import type { TrashedRecord, TrashKind } from './trashed-records.ts'

/** Why a record cannot be restored. A reason is followed by the name of the other record where it has one. */
export async function explainRestoreBlocker(db: ReadDb, { kind, id, number }: TrashedRecord): Promise<string> {
  const { reason } = await db
    .selectFrom('changes as c')
    .select(reasons[kind].as('reason'))
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
  SOURCE: (): Text => msg`It has since been saved again as another transaction. Delete that transaction first.`,
  CURRENCY: (): Text => msg`The organization used another currency at that time.`,
  FILE: (): Text => msg`Its file belongs to another deleted receipt. Restore that receipt first.`,
  READ_AGAIN: (): Text => msg`Its file has since been read again, which created a new receipt.`,
  PARENT: (name: string): Text => msg`Its parent category ${{ name }} is deleted. Restore the parent category first.`,
  NAME: (name: string): Text => msg`Another category is named ${{ name }}. Rename that category first.`,
  BUDGET: (): Text => msg`There is now another budget for this month.`,
}

const isReason = (code: string): code is keyof typeof texts => code in texts

const nameOf = (column: 'category_id' | 'parent_id') => sql<string | null>`(
  select n.before ->> 'name' from changes n
    where n.kind = 'category' and n.record_id = (c.before ->> ${sql.lit(column)})::uuid and n.action = 'DELETED'
      and not exists (select from categories k where k.id = n.record_id)
    order by n.number desc limit 1)`

const lostCategory = sql<string | null>`(
  select n.before ->> 'name' from category_amounts(c.before) p
      join changes n on n.kind = 'category' and n.record_id = p.category_id and n.action = 'DELETED'
    where not exists (select from categories k where k.id = p.category_id)
    order by n.number desc limit 1)`
const lostTag = sql<string | null>`(
  select n.before ->> 'name' from jsonb_array_elements_text(c.before -> 'tag_ids') g (id)
      join changes n on n.kind = 'tag' and n.record_id = g.id::uuid and n.action = 'DELETED'
    where not exists (select from tags where tags.id = n.record_id)
    order by n.number desc limit 1)`

const inOtherCurrency = sql<string[]>`when is_other_currency(c.batch_id) then array['CURRENCY']`

const reasons: Record<TrashKind, ReturnType<typeof sql<string[] | null>>> = {
  transaction: sql`case
    when ${lostCategory} is not null then array['CATEGORY', ${lostCategory}]
    when ${lostTag} is not null then array['TAG', ${lostTag}]
    when exists (select from transactions t where t.source_id = (c.before ->> 'source_id')::uuid) then array['SOURCE']
    ${inOtherCurrency} end`,
  receipt: sql`(
    select case
      when not exists (select from documents f where f.id = (d.before ->> 'part_of')::uuid) then array['FILE']
      else array['READ_AGAIN'] end
    from changes d where d.kind = 'document' and d.record_id = (c.before ->> 'document_id')::uuid
      and d.action = 'DELETED' and d.before ->> 'part_of' is not null
    order by d.number desc limit 1)`,
  category: sql`case
    when ${nameOf('parent_id')} is not null then array['PARENT', ${nameOf('parent_id')}]
    when exists (
      select from categories k where lower(k.name) = lower(c.before ->> 'name')
        and k.type = (c.before ->> 'type')::category_type and k.archived_at is null)
      then array['NAME', c.before ->> 'name'] end`,
  budget: sql`case
    when ${nameOf('category_id')} is not null then array['CATEGORY', ${nameOf('category_id')}]
    ${inOtherCurrency}
    else array['BUDGET'] end`,
}
