import { Menu, Portal } from '@chakra-ui/react'
import { ChoiceFilter } from '../../../shared/filters/ChoiceFilter.tsx'
import { FilterChip } from '../../../shared/filters/FilterChip.tsx'
import type { ListFilter } from './list-filter.ts'

const questions = [
  { key: 'isReviewed', label: 'Review', no: 'Not reviewed', yes: 'Reviewed' },
  { key: 'hasReceipt', label: 'Receipt', no: 'Without a receipt', yes: 'With a receipt' },
  { key: 'isSplit', label: 'Split', no: 'Not split', yes: 'Split' },
  { key: 'isRecurring', label: 'Recurring', no: 'Not recurring', yes: 'Recurring' },
] as const

type Answers = Pick<ListFilter, (typeof questions)[number]['key']>

interface MoreFiltersProps {
  filter: Answers
  onChange: (answers: Partial<Answers>) => void
}

export function MoreFilters({ filter, onChange }: MoreFiltersProps) {
  const open = questions.filter(({ key }) => filter[key] === null)
  return (
    <>
      {questions
        .filter(({ key }) => filter[key] !== null)
        .map(({ key, label, yes, no }) => (
          <ChoiceFilter
            key={key}
            label={label}
            choices={[
              { value: true, label: yes },
              { value: false, label: no },
            ]}
            chosen={filter[key]}
            onChange={(answer) => onChange({ [key]: answer })}
          />
        ))}
      {open.length > 0 && (
        <Menu.Root
          positioning={{ placement: 'bottom-start' }}
          onSelect={({ value }) => {
            const [key = '', answer] = value.split(' ')
            onChange({ [key]: answer === 'yes' })
          }}
          lazyMount
          unmountOnExit
        >
          <Menu.Trigger asChild>
            <FilterChip label="More" />
          </Menu.Trigger>
          <Portal>
            <Menu.Positioner>
              <Menu.Content minW="200px">
                {open.map(({ key, label, yes, no }) => (
                  <Menu.ItemGroup key={key}>
                    <Menu.ItemGroupLabel>{label}</Menu.ItemGroupLabel>
                    <Menu.Item value={`${key} no`}>{no}</Menu.Item>
                    <Menu.Item value={`${key} yes`}>{yes}</Menu.Item>
                  </Menu.ItemGroup>
                ))}
              </Menu.Content>
            </Menu.Positioner>
          </Portal>
        </Menu.Root>
      )}
    </>
  )
}

export function formatAnswers(filter: Answers): string[] {
  return questions.flatMap(({ key, yes, no }) => (filter[key] === null ? [] : filter[key] ? yes : no))
}
