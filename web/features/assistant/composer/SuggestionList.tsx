import { Button, Stack } from '@chakra-ui/react'
import { i18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import { useLocation } from 'react-router-dom'
import { useOrganization } from '../../../app/session/organization.tsx'
import { usePermission } from '../../../app/session/permissions.ts'
import { useCategoriesQuery, useDashboardQuery, usePendingItemCountQuery } from '../../../generated.ts'
import { formatMonth, today } from '../../../shared/format/dates.ts'
import { useMonthInAddress } from '../../../shared/format/month-in-url.ts'
import { monthAt } from '../../../shared/format/period.ts'
import { suggestedPrompts } from './suggested-prompts.ts'

export function SuggestionList({ onChoose }: { onChoose: (text: string) => void }) {
  const prompts = usePrompts()
  return (
    <Stack as="ul" aria-label={t`Suggestions`} gap="8px" ps="38px" align="flex-start" listStyleType="none">
      {prompts.map((prompt) => (
        <li key={prompt}>
          <Button
            variant="outline"
            colorPalette="gray"
            h="auto"
            minH="36px"
            py="7px"
            whiteSpace="normal"
            textAlign="start"
            fontWeight="400"
            onClick={() => onChoose(prompt)}
          >
            {prompt}
          </Button>
        </li>
      ))}
    </Stack>
  )
}

function usePrompts(): string[] {
  const { pathname } = useLocation()
  const { monthStartDay } = useOrganization()
  const [month] = useMonthInAddress(monthStartDay)
  const pendingCount = usePendingItemCountQuery().data?.pendingItemCount ?? null
  const mayStage = usePermission('ASSISTANT_STAGE')
  const categories = useCategoriesQuery().data?.categories ?? []
  const dashboard = useDashboardQuery({ variables: { month } }).data?.dashboard

  const spentOn = (dashboard?.spending ?? []).flatMap(({ category }) => category?.name ?? [])
  const others = categories.filter(({ type, name }) => type === 'EXPENSE' && !spentOn.includes(name))
  const close = (dashboard?.budget.lines ?? []).filter(({ state }) => state === 'NEAR' || state === 'OVER')
  const isOther = month !== monthAt(today(), monthStartDay)
  return suggestedPrompts({
    pathname,
    // The month is part of a sentence, so it is named in the language and not in the user's format.
    otherMonth: isOther ? formatMonth(month, i18n.locale) : null,
    pendingCount,
    categoryNames: [...spentOn, ...others.map(({ name }) => name)],
    closeBudgets: close
      .toSorted((one, other) => other.usedPercent - one.usedPercent)
      .map(({ category }) => category.name),
    mayStage,
  })
}
