import { Menu, Portal } from '@chakra-ui/react'
import { CircleDashed } from 'lucide-react'
import { useMembersQuery } from '../../../generated.ts'
import { UserAvatar } from '../../../shared/display/PersonAvatar.tsx'
import { Tile } from '../../../shared/display/Tile.tsx'
import { FilterChip } from '../../../shared/filters/FilterChip.tsx'
import type { ListFilter } from './list-filter.ts'

type Who = Pick<ListFilter, 'paidBy' | 'recordedBy'>

interface WhoFilterProps {
  filter: Who
  onChange: (who: Partial<Who>) => void
}

const groups = [
  { key: 'paidBy', label: 'Paid by', lead: 'Paid by', none: 'Nobody named' },
  { key: 'recordedBy', label: 'Recorded by', lead: 'By', none: 'A recurrence' },
] as const

/** Filters by payer and creator. Selecting the current member again clears the filter. */
export function WhoFilter({ filter, onChange }: WhoFilterProps) {
  const { data } = useMembersQuery()
  const members = data?.members ?? []
  const text = formatUsers(filter, members)

  return (
    <Menu.Root positioning={{ placement: 'bottom-start' }} lazyMount unmountOnExit>
      <Menu.Trigger asChild>
        <FilterChip
          label="Who"
          value={text.join(' · ') || null}
          onClear={() => onChange({ paidBy: null, recordedBy: null })}
        />
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content maxH="min(380px, var(--available-height))" overflowY="auto" minW="220px">
            {groups.map(({ key, label, none }) => (
              <Menu.RadioItemGroup
                key={key}
                value={filter[key] ?? ''}
                onValueChange={({ value }) => onChange({ [key]: value === filter[key] ? null : value })}
              >
                <Menu.ItemGroupLabel>{label}</Menu.ItemGroupLabel>
                {members.map(({ id, name }) => (
                  <Menu.RadioItem key={id} value={id} ps="10px">
                    <UserAvatar name={name} size={22} />
                    {name}
                    <Menu.ItemIndicator ms="auto" position="static" />
                  </Menu.RadioItem>
                ))}
                <Menu.RadioItem value="none" ps="10px">
                  <Tile icon={CircleDashed} tone="plain" size={28} />
                  {none}
                  <Menu.ItemIndicator ms="auto" position="static" />
                </Menu.RadioItem>
              </Menu.RadioItemGroup>
            ))}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  )
}

export function formatUsers(filter: Who, members: readonly { id: string; name: string }[]): string[] {
  const nameOf = (id: string, none: string) =>
    id === 'none' ? none.toLowerCase() : (members.find((member) => member.id === id)?.name ?? 'a former member')
  return groups.flatMap(({ key, lead, none }) => (filter[key] ? `${lead} ${nameOf(filter[key], none)}` : []))
}
