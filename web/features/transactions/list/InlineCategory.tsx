import { useState } from 'react'
import { type TransactionRowFragment, useCategoriesQuery } from '../../../generated.ts'
import { CategoryPicker } from '../../../shared/controls/CategoryPicker.tsx'
import { CategoryBadge } from '../../../shared/display/CategoryBadge.tsx'
import { codeOf, messageOf } from '../../../shared/format/errors.ts'
import { say } from '../../../shared/overlays/toaster.ts'
import { useTransactionChanges } from '../changes.ts'
import { nameOf } from '../list-rows.ts'
import { useSuggestedCategory } from '../suggested-category.ts'
import { useRecentCategories } from './recent-categories.ts'

/** The category of a row, changed where it stands. The menu is made when it is asked for: a list has many rows. */
export function InlineCategory({ transaction }: { transaction: TransactionRowFragment }) {
  const [isAsked, setAsked] = useState(false)
  if (isAsked) return <Choices transaction={transaction} />
  const { category } = transaction
  return (
    <button
      type="button"
      className="ledger-category"
      tabIndex={-1}
      aria-haspopup="menu"
      aria-label={`${labelOf(transaction)}: ${category?.name ?? 'Uncategorised'}`}
      onClick={() => setAsked(true)}
    >
      <CategoryBadge category={category} />
    </button>
  )
}

const labelOf = (transaction: TransactionRowFragment) => `Category of ${nameOf(transaction)}`

/** The choices: first what earlier ones suggest, then what was chosen last. */
function Choices({ transaction }: { transaction: TransactionRowFragment }) {
  const { data } = useCategoriesQuery({ fetchPolicy: 'cache-first' })
  const { update, fetch } = useTransactionChanges()
  const { id, category, type, description } = transaction
  const recent = useRecentCategories()
  const suggested = useSuggestedCategory(description, type, true)

  const offered = (data?.categories ?? []).filter((each) => each.type === type)
  const choices = category && !offered.some((each) => each.id === category.id) ? [category, ...offered] : offered

  const choose = async (categoryId: string | null) => {
    if (categoryId) recent.note(categoryId)
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

  const likely = [...new Set([suggested.id, ...recent.ids])]
    .flatMap((each) => (each === category?.id ? [] : (offered.find((choice) => choice.id === each) ?? [])))
    .slice(0, 3)
  return (
    <CategoryPicker
      categories={choices}
      likely={likely}
      isOpenAtFirst
      isTabStop={false}
      value={category?.id ?? null}
      onChange={(chosen) => void choose(chosen)}
      label={labelOf(transaction)}
    />
  )
}
