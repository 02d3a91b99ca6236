import { Box } from '@chakra-ui/react'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { useIsWaiting, waitingText } from '../controls/waiting.ts'
import { DropdownMenu } from '../overlays/DropdownMenu.tsx'
import { FilterChip } from './FilterChip.tsx'

interface SeveralFilterProps<Value extends string> {
  label: string
  choices: readonly { value: Value; label: string; icon?: ReactNode }[]
  chosen: readonly Value[]
  valueText: string | null
  onChange: (chosen: Value[]) => void
}

export function MultiSelectFilter<Value extends string>(props: SeveralFilterProps<Value>) {
  const { label, choices, chosen, valueText, onChange } = props
  const isWaiting = useIsWaiting(choices)
  const toggle = (value: Value) =>
    onChange(chosen.includes(value) ? chosen.filter((each) => each !== value) : [...chosen, value])

  return (
    <DropdownMenu
      placement="bottom-start"
      closeOnSelect={false}
      trigger={<FilterChip label={label} value={valueText} onClear={() => onChange([])} />}
      content={{ maxH: 'min(380px, var(--available-height))', overflowY: 'auto', minW: '250px' }}
    >
      {(Menu) => (
        <>
          {isWaiting && (
            <Box role="status" p="10px" maxW="250px" color="fg.muted">
              {waitingText()}
            </Box>
          )}
          {choices.map(({ value, label, icon }) => {
            const isChosen = chosen.includes(value)
            return (
              <Menu.CheckboxItem
                key={value}
                value={value}
                checked={isChosen}
                onCheckedChange={() => toggle(value)}
                ps="10px"
              >
                {icon}
                {label}
                {isChosen && <Check strokeWidth={2} style={{ marginInlineStart: 'auto' }} aria-hidden />}
              </Menu.CheckboxItem>
            )
          })}
        </>
      )}
    </DropdownMenu>
  )
}
