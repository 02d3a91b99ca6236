import { t } from '@lingui/core/macro'
import type { ListFilter } from '../../../../server/language/list-filter.ts'
import { ChoiceFilter } from '../../../shared/filters/ChoiceFilter.tsx'
import { FilterChip } from '../../../shared/filters/FilterChip.tsx'
import { DropdownMenu } from '../../../shared/overlays/DropdownMenu.tsx'

type Answers = Pick<ListFilter, 'isReviewed' | 'hasReceipt' | 'isSplit' | 'isRecurring'>

const questions = (): { key: keyof Answers; label: string; no: string; yes: string }[] => [
  { key: 'isReviewed', label: t`Review`, no: t`Not reviewed`, yes: t`Reviewed` },
  { key: 'hasReceipt', label: t`Receipt`, no: t`Without a receipt`, yes: t`With a receipt` },
  { key: 'isSplit', label: t`Split`, no: t`Not split`, yes: t`Split` },
  { key: 'isRecurring', label: t`Recurring`, no: t`Not recurring`, yes: t`Recurring` },
]

interface MoreFiltersProps {
  filter: Answers
  onChange: (answers: Partial<Answers>) => void
}

export function MoreFilters({ filter, onChange }: MoreFiltersProps) {
  const open = questions().filter(({ key }) => filter[key] === null)
  return (
    <>
      {questions()
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
        <DropdownMenu
          placement="bottom-start"
          onSelect={({ value }) => {
            const [key = '', answer] = value.split(' ')
            onChange({ [key]: answer === 'yes' })
          }}
          trigger={<FilterChip label={t`More`} />}
          content={{ minW: '200px' }}
        >
          {(Menu) => (
            <>
              {open.map(({ key, label, yes, no }) => (
                <Menu.ItemGroup key={key}>
                  <Menu.ItemGroupLabel>{label}</Menu.ItemGroupLabel>
                  <Menu.Item value={`${key} no`}>{no}</Menu.Item>
                  <Menu.Item value={`${key} yes`}>{yes}</Menu.Item>
                </Menu.ItemGroup>
              ))}
            </>
          )}
        </DropdownMenu>
      )}
    </>
  )
}

export function formatAnswers(filter: Answers): string[] {
  return questions().flatMap(({ key, yes, no }) => (filter[key] === null ? [] : filter[key] ? yes : no))
}
