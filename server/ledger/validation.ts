import { msg } from '@lingui/core/runtime-macro'
import { ensure } from '../base/errors.ts'
import type { CategoryType } from '../platform/database/tables.ts'
import type { WriteDb } from '../platform/tenancy/tenant-transaction.ts'
import { tagsByNames } from './tags/write.ts'

export const maxTags = 20

export const invalidCategory = msg`Invalid category selected.`

export function checkTexts(
  description: string | null | undefined,
  note: string | null | undefined,
  payee?: string | null,
) {
  return {
    description: (description?.length ?? 0) <= 500 || msg`Shorten the description to 500 characters.`,
    payee: (payee?.length ?? 0) <= 500 || msg`Shorten the payee to 500 characters.`,
    note: (note?.length ?? 0) <= 2_000 || msg`Shorten the note to 2,000 characters.`,
  } as const
}

/** @param type the type that the categories must have: a transaction may have a category of either */
export async function checkCategory(
  db: WriteDb,
  ids: readonly (string | null | undefined)[],
  field = 'categoryId',
  type?: CategoryType,
) {
  const wanted = [...new Set(ids.filter((id) => id != null))]
  if (wanted.length === 0) return {}
  const found = await db
    .selectFrom('categories')
    .select('id')
    .where('id', 'in', wanted)
    .$if(type !== undefined, (query) => query.where('type', '=', type ?? 'EXPENSE'))
    .execute()
  return { [field]: found.length === wanted.length || invalidCategory } as const
}

export async function checkPayer(db: WriteDb, userId: string | null | undefined) {
  if (userId == null) return {}
  const member = await db
    .selectFrom('memberships')
    .select('userId')
    .where('organizationId', '=', (eb) => eb.fn('current_organization'))
    .where('userId', '=', userId)
    .where('removedAt', 'is', null)
    .executeTakeFirst()
  return { paidBy: member !== undefined || msg`Choose a member of this organization.` } as const
}

/**
 * Returns the distinct ids of the tags. Tags with new names are created.
 * @throws AppError INVALID_INPUT on `tags`
 */
export async function tagsOf(
  db: WriteDb,
  { tagIds, tags }: { tagIds?: readonly string[] | null; tags?: readonly string[] | null },
): Promise<string[]> {
  ensure({
    tags: (tagIds?.length ?? 0) + (tags?.length ?? 0) <= maxTags || msg`Choose at most ${{ limit: maxTags }} tags.`,
  })
  const wanted = [...new Set([...(tagIds ?? []), ...(await tagsByNames(db, tags ?? []))])]
  if (wanted.length === 0) return []
  // The lock delays a concurrent deletion of these tags.
  const found = await db.selectFrom('tags').select('id').where('id', 'in', wanted).forKeyShare().execute()
  ensure({ tags: found.length === wanted.length || msg`One of these tags was deleted. Choose again.` })
  return wanted
}
