import { t } from '@lingui/core/macro'
import { iconOf } from '../format/icons.ts'
import { toneOf } from './Tile.tsx'

interface CategoryBadgeProps {
  category: { name: string; icon: string; color: number } | null
}

/** Lists have hundreds of badges, so plain elements with a class of the theme are used. */
export function CategoryBadge({ category }: CategoryBadgeProps) {
  const Icon = iconOf(category?.icon)
  return (
    <span
      className="category-badge"
      data-none={category ? undefined : ''}
      style={category ? toneOf(category.color) : undefined}
    >
      <Icon size={14} strokeWidth={2} aria-hidden />
      <span>{category?.name ?? t`Uncategorised`}</span>
    </span>
  )
}
