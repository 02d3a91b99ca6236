import { t } from '@lingui/core/macro'
import { CircleDashed } from 'lucide-react'
import type { ListFilter } from '../../../../server/language/list-filter.ts'
import { useMembersQuery } from '../../../generated.ts'
import { UserAvatar } from '../../../shared/display/PersonAvatar.tsx'
import { Tile } from '../../../shared/display/Tile.tsx'
import { FilterChip } from '../../../shared/filters/FilterChip.tsx'
import { DropdownMenu } from '../../../shared/overlays/DropdownMenu.tsx'

type Who = Pick<ListFilter, 'paidBy' | 'recordedBy'>

interface WhoFilterProps {
  filter: Who
  onChange: (who: Partial<Who>) => void
}

const groups = (): { key: keyof Who; label: string; none: string }[] => [
  { key: 'paidBy', label: t`Paid by`, none: t`Not set` },
  { key: 'recordedBy', label: t`Recorded by`, none: t`Recurring` },
]

/** Filters by payer and creator. Selecting the current member again clears the filter. */
export function WhoFilter({ filter, onChange }: WhoFilterProps) {
  const { data } = useMembersQuery()
  const members = data?.members ?? []
  const text = formatUsers(filter, members)

  return (
    <DropdownMenu
      placement="bottom-start"
      trigger={
        <FilterChip
          label={t`Who`}
          value={text.join(' · ') || null}
          onClear={() => onChange({ paidBy: null, recordedBy: null })}
        />
      }
      content={{ maxH: 'min(380px, var(--available-height))', overflowY: 'auto', minW: '220px' }}
    >
      {(Menu) => (
        <>
          {groups().map(({ key, label, none }) => (
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
        </>
      )}
    </DropdownMenu>
  )
}

export function formatUsers(filter: Who, members: readonly { id: string; name: string }[]): string[] {
  const nameOf = (id: string) => members.find((member) => member.id === id)?.name
  const { paidBy, recordedBy } = filter
  return [
    ...(paidBy ? [payerLabel(paidBy, nameOf(paidBy))] : []),
    ...(recordedBy ? [recorderLabel(recordedBy, nameOf(recordedBy))] : []),
  ]
}

function payerLabel(id: string, name: string | undefined): string {
  if (id === 'none') return t`Payer not set`
  return name === undefined ? t`Paid by a former member` : t`Paid by ${name}`
}

function recorderLabel(id: string, name: string | undefined): string {
  if (id === 'none') return t`Recorded as recurring`
  return name === undefined ? t`Recorded by a former member` : t`Recorded by ${name}`
}
