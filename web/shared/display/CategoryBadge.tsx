import { iconOf } from '../format/icons.ts'
import { toneOf } from './Tile.tsx'

interface CategoryBadgeProps {
  /** Null is uncategorised: no fill, a dashed circle. */
  category: { name: string; icon: string; color: number } | null
}

/** Lists have hundreds of them: plain elements, whose look is one of the theme's classes. */
export function CategoryBadge({ category }: CategoryBadgeProps) {
  const Icon = iconOf(category?.icon)
  return (
    <span
      className="category-badge"
      data-none={category ? undefined : ''}
      style={category ? toneOf(category.color) : undefined}
    >
      <Icon size={14} strokeWidth={2} aria-hidden />
      <span>{category?.name ?? 'Uncategorised'}</span>
    </span>
  )
}
