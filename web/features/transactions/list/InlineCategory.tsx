import { makeVar } from '@apollo/client'
import { useReactiveVar } from '@apollo/client/react'
import { t } from '@lingui/core/macro'
import { useEffect, useState } from 'react'
import { useNewCategory } from '../../../app/records/new-category.ts'
import { useOrganization } from '../../../app/session/organization.tsx'
import { type TransactionRowFragment, useCategoriesQuery } from '../../../generated.ts'
import { CategoryPicker } from '../../../shared/controls/CategoryPicker.tsx'
import { CategoryBadge } from '../../../shared/display/CategoryBadge.tsx'
import { codeOf, messageOf } from '../../../shared/format/errors.ts'
import { choicesFor } from '../../../shared/format/refunds.ts'
import { showToast } from '../../../shared/overlays/toaster.ts'
import { useTransactionChanges } from '../changes.ts'
import { nameOf } from '../list-rows.ts'
import { useSuggestedCategory } from '../suggested-category.ts'

/** Changes the category of a row in place. The menu is created on demand, because lists have many rows. */
export function InlineCategory({ transaction }: { transaction: TransactionRowFragment }) {
  const [isAsked, setAsked] = useState(false)
  if (isAsked) return <Choices transaction={transaction} />
  const { category } = transaction
  const name = nameOf(transaction)
  const categoryName = category?.name ?? t`Uncategorised`
  return (
    <button
      type="button"
      className="ledger-category"
      tabIndex={-1}
      aria-haspopup="dialog"
      aria-label={t`Category of ${name}: ${categoryName}`}
      onClick={() => setAsked(true)}
    >
      <CategoryBadge category={category} />
    </button>
  )
}

/** Lists suggested categories first, then those that were chosen recently. */
function Choices({ transaction }: { transaction: TransactionRowFragment }) {
  const { data } = useCategoriesQuery({ fetchPolicy: 'cache-first' })
  const { update, fetch } = useTransactionChanges()
  const { id, category, type, description } = transaction
  const name = nameOf(transaction)
  const onCreate = useNewCategory(type)
  const recent = useRecentCategories()
  const suggested = useSuggestedCategory(description, type, true)

  const options = data?.categories ?? []
  const choices = category && !options.some((each) => each.id === category.id) ? [category, ...options] : options

  const choose = async (categoryId: string | null) => {
    if (categoryId) recent.note(categoryId)
    if (categoryId === (category?.id ?? null)) return
    try {
      const done = ({ category: chosen }: TransactionRowFragment) =>
        chosen ? t`${name} moved to ${{ category: chosen.name }}` : t`Category removed from ${name}`
      await update(transaction, categoryId ? { categoryId } : { clearCategory: true }, done, 'category')
    } catch (error) {
      showToast.error(messageOf(error))
      if (codeOf(error) === 'CONFLICT') await fetch(id)
    }
  }

  const likely = [...new Set([suggested.id, ...recent.ids])]
    .flatMap((each) => (each === category?.id ? [] : (options.find((choice) => choice.id === each) ?? [])))
    .slice(0, 3)
  return (
    <CategoryPicker
      {...choicesFor(choices, type)}
      likely={likely}
      isOpenAtFirst
      isTabStop={false}
      value={category?.id ?? null}
      onChange={(chosen) => void choose(chosen)}
      label={t`Category of ${name}`}
      onCreate={onCreate}
    />
  )
}

const maxRecent = 6

const recent = makeVar<readonly string[]>([])

/** Returns the user's recent categories in this organization, stored on this device. */
function useRecentCategories(): { ids: readonly string[]; note: (id: string) => void } {
  const { id: organizationId } = useOrganization()
  const ids = useReactiveVar(recent)
  const key = `recent-categories:${organizationId}`

  useEffect(() => {
    recent(stored(key))
  }, [key])

  return {
    ids,
    note(id) {
      recent([id, ...recent().filter((each) => each !== id)].slice(0, maxRecent))
      try {
        localStorage.setItem(key, JSON.stringify(recent()))
      } catch {
        // If storage is full or blocked, recent categories are not stored.
      }
    },
  }
}

function stored(key: string): readonly string[] {
  try {
    const ids: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : []
  } catch {
    return []
  }
}
