import { msg } from '@lingui/core/runtime-macro'
import { AppError, ensure } from '../../base/errors.ts'
import { requireMayDelete, type Tenant } from '../../platform/tenancy/tenant.ts'
import type { ReadDb } from '../../platform/tenancy/tenant-transaction.ts'
import { requireView, type SavedView, type ViewPage } from './read.ts'

export interface NewView {
  name: string
  page: ViewPage
  address: string
  isShared: boolean
}

export interface ViewChanges {
  name?: string | null
  address?: string | null
  isShared?: boolean | null
}

const maxViews = 100

/**
 * Saving a shared view requires permission to write transactions.
 * @throws AppError INVALID_INPUT
 * @throws AppError FORBIDDEN
 */
export function createView(tenant: Tenant, { page, ...input }: NewView): Promise<SavedView> {
  if (input.isShared) tenant.require('transactions:write')
  return tenant.write(async (db) => {
    const checkedInput = checked(input)
    if ((await countOwn(db, tenant, page)) >= maxViews) {
      throw new AppError(
        'INVALID_INPUT',
        msg`You can save at most ${{ limit: maxViews }} views per page. Delete one first.`,
      )
    }
    const { id } = await db
      .insertInto('savedViews')
      .values({ page, isShared: input.isShared, ...checkedInput })
      .returning('id')
      .executeTakeFirstOrThrow()
    return requireView(db, id)
  })
}

/**
 * Changes one of the user's own views.
 * @throws AppError INVALID_INPUT
 * @throws AppError FORBIDDEN
 * @throws AppError NOT_FOUND
 */
export function updateView(tenant: Tenant, id: string, changes: ViewChanges): Promise<SavedView> {
  if (changes.isShared) tenant.require('transactions:write')
  return tenant.write(async (db) => {
    const before = await requireView(db, id)
    if (before.userId !== tenant.userId) {
      throw new AppError('FORBIDDEN', msg`This view belongs to another member. Save your own copy.`)
    }
    await db
      .updateTable('savedViews')
      .set({
        ...checked({ name: changes.name ?? before.name, address: changes.address ?? before.address }),
        isShared: changes.isShared ?? before.isShared,
      })
      .where('id', '=', id)
      .execute()
    return requireView(db, id)
  })
}

/**
 * Deletes one of the user's own views, or a shared view if the role allows it.
 * @returns the id of the view
 */
export function deleteView(tenant: Tenant, id: string): Promise<string> {
  return tenant.write(async (db) => {
    const view = await requireView(db, id)
    requireMayDelete(tenant, [{ createdBy: view.userId }])
    await db.deleteFrom('savedViews').where('id', '=', id).execute()
    return id
  })
}

function checked({ name, address }: { name: string; address: string }) {
  const checkedInput = { name: name.trim(), address: address.replace(/^\?/, '') }
  ensure({
    name:
      checkedInput.name === ''
        ? msg`Enter a name for the view.`
        : checkedInput.name.length <= 60 || msg`Shorten the name to 60 characters.`,
    address: checkedInput.address.length <= 2_000 || msg`This view has too many filters. Remove some.`,
  })
  return checkedInput
}

async function countOwn(db: ReadDb, { userId }: Tenant, page: ViewPage): Promise<number> {
  const { count } = await db
    .selectFrom('savedViews')
    .where('page', '=', page)
    .where('userId', '=', userId)
    .select((eb) => eb.fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}
