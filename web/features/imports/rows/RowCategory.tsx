import { t } from '@lingui/core/macro'
import { Plus, Split } from 'lucide-react'
import { useState } from 'react'
import { type ImportRowCellsFragment, useCategoriesQuery } from '../../../generated.ts'
import { CategoryPicker } from '../../../shared/controls/CategoryPicker.tsx'
import { CategoryBadge } from '../../../shared/display/CategoryBadge.tsx'
import { choicesFor } from '../../../shared/format/refunds.ts'
import { sourceOf } from '../labels.ts'

interface RowCategoryProps {
  row: ImportRowCellsFragment
  createsCategories: boolean
  onChoose: ((row: ImportRowCellsFragment, category: ImportRowCellsFragment['category']) => void) | null
}

export function RowCategory({ row, createsCategories, onChoose }: RowCategoryProps) {
  const [isAsked, setAsked] = useState(false)
  const { category, categoryName, categorySetBy, isSplit } = row
  if (isSplit) {
    return (
      <span className="category-badge" data-none="">
        <Split size={14} strokeWidth={2} aria-hidden />
        <span>{t`Split`}</span>
      </span>
    )
  }
  if (onChoose && isAsked) return <Choices row={row} onChoose={onChoose} />
  const name = !category && createsCategories ? categoryName : null
  const badge = name ? (
    <span className="category-badge" data-none="">
      <Plus size={14} strokeWidth={2} aria-hidden />
      <span>{name}</span>
    </span>
  ) : (
    <CategoryBadge category={category} />
  )
  const source = category && sourceOf(categorySetBy)
  const label = labelOf(row)
  const chosen = name ?? category?.name ?? t`Uncategorised`
  return (
    <>
      {onChoose ? (
        <button
          type="button"
          className="ledger-category"
          tabIndex={-1}
          aria-haspopup="dialog"
          aria-label={`${label}: ${chosen}`}
          onClick={() => setAsked(true)}
        >
          {badge}
        </button>
      ) : (
        badge
      )}
      {source && <span className="file-row-source">{source}</span>}
    </>
  )
}

function labelOf(row: ImportRowCellsFragment): string {
  const name = row.description || t`No description`
  return t`Category of ${name}`
}

function Choices({
  row,
  onChoose,
}: {
  row: ImportRowCellsFragment
  onChoose: NonNullable<RowCategoryProps['onChoose']>
}) {
  const { data } = useCategoriesQuery()
  const categories = (data?.categories ?? []).filter(({ archived }) => !archived)
  if (!data) return <CategoryBadge category={row.category} />
  return (
    <CategoryPicker
      {...choicesFor(categories, row.type)}
      value={row.category?.id ?? null}
      onChange={(id) => onChoose(row, categories.find((category) => category.id === id) ?? null)}
      label={labelOf(row)}
      isOpenAtFirst
      isTabStop={false}
    />
  )
}
