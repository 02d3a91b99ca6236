import { iconOf } from '../format/icons.ts'
import { Tile } from './Tile.tsx'

interface CategoryTileProps {
  category: { icon: string; color: number } | null
  size?: 28 | 36
}

export function CategoryTile({ category, size = 28 }: CategoryTileProps) {
  return <Tile icon={iconOf(category?.icon)} tone={category?.color ?? 'plain'} size={size} />
}
