import { chakra } from '@chakra-ui/react'
import { plural, t } from '@lingui/core/macro'
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
      label={t`Tag`}
      valueText={formatTags(chosen, tags)}
      choices={[
        { value: none, label: t`No tag` },
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
  const [first] = chosen
  if (first === undefined) return null
  if (first === null && chosen.length === 1) return t`No tag`
  const only = chosen.length === 1 && tags.find(({ id }) => id === first)
  if (only) return only.name
  const count = chosen.length
  return t`${plural(count, { one: '# tag', other: '# tags' })}`
}
