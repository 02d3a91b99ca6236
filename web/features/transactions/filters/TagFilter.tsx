import { chakra } from '@chakra-ui/react'
import { type TagRowFragment, useTagsQuery } from '../../../generated.ts'
import { tint } from '../../../shared/display/Tile.tsx'
import { MultiSelectFilter } from '../../../shared/filters/MultiSelectFilter.tsx'

interface TagFilterProps {
  chosen: readonly (string | null)[]
  onChange: (chosen: (string | null)[]) => void
}

const none = 'none'

export function TagFilter({ chosen, onChange }: TagFilterProps) {
  const { data } = useTagsQuery()
  const tags = data?.tags ?? []

  return (
    <MultiSelectFilter
      label="Tag"
      valueText={formatTags(chosen, tags)}
      choices={[
        { value: none, label: 'No tag' },
        ...tags.map(({ id, name, color }) => ({
          value: id,
          label: name,
          icon: <chakra.span boxSize="8px" borderRadius="full" bg={tint(color).color} aria-hidden />,
        })),
      ]}
      chosen={chosen.map((id) => id ?? none)}
      onChange={(values) => onChange(values.map((value) => (value === none ? null : value)))}
    />
  )
}

export function formatTags(chosen: readonly (string | null)[], tags: readonly TagRowFragment[]): string | null {
  const named = chosen.map((id) => (id === null ? 'No tag' : (tags.find((tag) => tag.id === id)?.name ?? '1 tag')))
  return named.length > 1 ? `${named.length} tags` : (named[0] ?? null)
}
