import { type Check, isText, shapeOf } from '../../base/json-shape.ts'
import type { Split } from './split.ts'

type SetBy = Readonly<Record<string, string>>

interface Filed {
  categoryId: string | null
  splits: readonly Split[]
  tagIds: readonly string[]
  payee: string | null
  reviewed: boolean
}

interface Changed extends Pick<Filed, 'categoryId' | 'splits' | 'payee'> {
  tagIds?: readonly string[] | null | undefined
  reviewed?: boolean | null | undefined
}

/**
 * Returns the setters after a user's change. Fields that the user set have no entry, and fields that the user cleared
 * get an entry, so that rules do not fill them again.
 */
export function setByUser(setBy: SetBy, before: Filed, after: Changed): SetBy {
  const next: Record<string, string> = { ...setBy }
  const record = (column: string, isEmpty: boolean) => {
    if (isEmpty) next[column] = 'person'
    else delete next[column]
  }
  const isRefiled = after.categoryId !== before.categoryId || categoriesOf(after) !== categoriesOf(before)
  if (isRefiled) record('category_id', after.categoryId === null && after.splits.length === 0)
  if (after.tagIds && after.tagIds.join() !== before.tagIds.join()) record('tag_ids', after.tagIds.length === 0)
  if (after.payee !== before.payee) delete next.payee
  if (after.reviewed != null && after.reviewed !== before.reviewed) record('reviewed', !after.reviewed)
  return next
}

const categoriesOf = ({ splits }: Pick<Filed, 'splits'>) => splits.map(({ categoryId }) => categoryId).join()

const isSetter: Check = (value) => isText(value) && /^[a-z]+(?: [\w-]{1,60})?$/.test(value)

export const isSetBy: Check = shapeOf(
  {},
  { category_id: isSetter, tag_ids: isSetter, reviewed: isSetter, payee: isSetter },
)
