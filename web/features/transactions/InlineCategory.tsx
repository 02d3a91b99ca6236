import { type TransactionRowFragment, useCategoriesQuery } from '../../generated.ts'
import { CategoryPicker } from '../../shared/CategoryPicker.tsx'
import { codeOf, messageOf } from '../../shared/errors.ts'
import { say } from '../../shared/toaster.ts'
import { useTransactionChanges } from './changes.ts'
import { nameOf } from './list-rows.ts'

/** The category of a row, changed where it stands. */
export function InlineCategory({ transaction }: { transaction: TransactionRowFragment }) {
  const { data } = useCategoriesQuery({ fetchPolicy: 'cache-first' })
  const { update, fetch } = useTransactionChanges()
  const { id, category, type } = transaction

  const offered = (data?.categories ?? []).filter((each) => each.type === type)
  const choices = category && !offered.some((each) => each.id === category.id) ? [category, ...offered] : offered

  const choose = async (categoryId: string | null) => {
    if (categoryId === (category?.id ?? null)) return
    try {
      const chosen = choices.find((each) => each.id === categoryId)?.name
      const done = chosen ? `${nameOf(transaction)} is now in ${chosen}` : `${nameOf(transaction)} has no category now`
      await update(transaction, categoryId ? { categoryId } : { clearCategory: true }, done, 'category')
    } catch (error) {
      say.error(messageOf(error))
      // What somebody else saved comes into view.
      if (codeOf(error) === 'CONFLICT') await fetch(id)
    }
  }

  return (
    <CategoryPicker
      categories={choices}
      value={category?.id ?? null}
      onChange={(chosen) => void choose(chosen)}
      label={`Category of ${nameOf(transaction)}`}
    />
  )
}
