import { Flex } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { Target } from 'lucide-react'
import type { ReactNode } from 'react'
import { EmptyState } from '../../../shared/display/EmptyState.tsx'
import { Panel } from '../../../shared/display/Panel.tsx'
import { formatMonth } from '../../../shared/format/dates.ts'
import { useLocale } from '../../../shared/format/locale.ts'

/** @param actions buttons, for users who may plan */
export function EmptyMonth({ month, actions }: { month: string; actions: ReactNode }) {
  const locale = useLocale()
  const monthAndYear = formatMonth(month, locale)
  return (
    <Panel>
      <EmptyState
        icon={Target}
        title={t`No budgets for ${monthAndYear}`}
        action={
          actions && (
            <Flex gap="8px" wrap="wrap" justify="center">
              {actions}
            </Flex>
          )
        }
      >
        {t`Set an amount for a category to track spending against it. Or drop a list of budgets here: a CSV file, a PDF or a photo.`}
      </EmptyState>
    </Panel>
  )
}
