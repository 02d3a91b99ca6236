import { Box, Text } from '@chakra-ui/react'
import { i18n, type MessageDescriptor } from '@lingui/core'
import { plural, t } from '@lingui/core/macro'
import { useKindFilter } from '../../app/accounts/use-kind-filter.ts'
import { actionNames, originNames } from '../../app/history/labels.ts'
import { useOrganization } from '../../app/session/organization.tsx'
import { type ChangeLogFilter, useChangeKindsQuery, useMembersQuery } from '../../generated.ts'
import { DayFields } from '../../shared/controls/DayFields.tsx'
import { timeZoneName } from '../../shared/controls/organization-choices.ts'
import { ChipLine } from '../../shared/filters/ChipLine.tsx'
import { ChoiceFilter } from '../../shared/filters/ChoiceFilter.tsx'
import { FilterChip } from '../../shared/filters/FilterChip.tsx'
import { FilterPopover } from '../../shared/filters/FilterPopover.tsx'
import { FilterWindow } from '../../shared/filters/FilterWindow.tsx'
import { MultiSelectFilter } from '../../shared/filters/MultiSelectFilter.tsx'
import { useLocale } from '../../shared/format/locale.ts'
import { formatDays } from '../../shared/format/period.ts'

interface LogFiltersProps {
  filter: ChangeLogFilter
  isFiltered: boolean
  seen: readonly { id: string; name: string }[]
  onChange: (changes: ChangeLogFilter) => void
  onClear: () => void
}

export function LogFilters({ filter, isFiltered, seen, onChange, onClear }: LogFiltersProps) {
  const { batchId, userId = null, origins, kinds, actions } = filter
  const { data } = useChangeKindsQuery({ fetchPolicy: 'cache-first' })
  const isOffered = useKindFilter()
  const kindChoices = (data?.changeKinds ?? []).flatMap(({ kind, many }) =>
    isOffered(kind) ? [{ value: kind, label: many }] : [],
  )
  return (
    <Box role="search" aria-label={t`Filter the change log`}>
      <ChipLine isFiltered={isFiltered} onClear={onClear}>
        {batchId && (
          <FilterChip
            label={t`Showing`}
            value={t`One action and its undo`}
            onClick={() => onChange({ batchId: null })}
            onClear={() => onChange({ batchId: null })}
          />
        )}
        <ChoiceFilter
          label={t`Who`}
          choices={useUserNames(userId, seen)}
          chosen={userId}
          onChange={(chosen) => onChange({ userId: chosen })}
        />
        <MultiSelectFilter
          label={t`Origin`}
          choices={choicesOf(originNames)}
          chosen={origins ?? []}
          valueText={labelOf(origins, choicesOf(originNames), (count) =>
            plural(count, { one: '# origin', other: '# origins' }),
          )}
          onChange={(chosen) => onChange({ origins: chosen })}
        />
        <MultiSelectFilter
          label={t`Records`}
          choices={kindChoices}
          chosen={kinds ?? []}
          valueText={labelOf(kinds, kindChoices, (count) => plural(count, { one: '# type', other: '# types' }))}
          onChange={(chosen) => onChange({ kinds: chosen })}
        />
        <MultiSelectFilter
          label={t`Action`}
          choices={choicesOf(actionNames)}
          chosen={actions ?? []}
          valueText={labelOf(actions, choicesOf(actionNames), (count) =>
            plural(count, { one: '# action', other: '# actions' }),
          )}
          onChange={(chosen) => onChange({ actions: chosen })}
        />
        <DayFilter filter={filter} onChange={onChange} />
      </ChipLine>
    </Box>
  )
}

function useUserNames(chosen: string | null, seen: LogFiltersProps['seen']) {
  const { data } = useMembersQuery()
  const userNames = new Map<string, string>(seen.map(({ id, name }) => [id, name]))
  for (const { id, name, email } of data?.members ?? []) userNames.set(id, name || email)
  if (chosen && !userNames.has(chosen)) userNames.set(chosen, t`Former member`)
  return [...userNames].map(([value, label]) => ({ value, label })).sort((a, b) => a.label.localeCompare(b.label))
}

function DayFilter({ filter, onChange }: Pick<LogFiltersProps, 'filter' | 'onChange'>) {
  const locale = useLocale()
  const { timeZone } = useOrganization()
  const days = { from: filter.from ?? null, to: filter.to ?? null }
  const zone = timeZoneName(timeZone)
  const isElsewhere = timeZone !== Intl.DateTimeFormat().resolvedOptions().timeZone

  return (
    <FilterPopover label={t`Date`} value={formatDays(days, locale)} onClear={() => onChange({ from: null, to: null })}>
      {(anchor) => (
        <FilterWindow {...anchor} width="260px">
          {(close) => (
            <>
              <DayFields days={days} onChange={onChange} onDone={close} />
              {isElsewhere && (
                <Text mt="12px" textStyle="small" color="fg.muted">
                  {t`Days use the time zone ${zone}.`}
                </Text>
              )}
            </>
          )}
        </FilterWindow>
      )}
    </FilterPopover>
  )
}

type Names<Value extends string> = Readonly<Record<Value, MessageDescriptor>>

interface Choice<Value extends string> {
  value: Value
  label: string
}

function choicesOf<Value extends string>(names: Names<Value>): Choice<Value>[] {
  const isValue = (text: string): text is Value => Object.hasOwn(names, text)
  return Object.keys(names)
    .filter(isValue)
    .map((value) => ({ value, label: i18n._(names[value]) }))
}

function labelOf<Value extends string>(
  chosen: readonly Value[] | null | undefined,
  choices: readonly Choice<Value>[],
  countText: (count: number) => string,
): string | null {
  if (!chosen?.length) return null
  const labels = chosen.flatMap((each) => choices.find(({ value }) => value === each)?.label ?? [])
  return chosen.length < 3 && labels.length > 0 ? labels.join(', ') : countText(chosen.length)
}
