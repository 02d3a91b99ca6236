import { Button, Flex } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { Copy, Plus, Sigma, Target } from 'lucide-react'
import type { ReactNode } from 'react'
import { EmptyState } from '../../../shared/display/EmptyState.tsx'
import { Panel } from '../../../shared/display/Panel.tsx'
import { formatMonth, nameOfMonth } from '../../../shared/format/dates.ts'
import { useLocale } from '../../../shared/format/locale.ts'

interface EmptyMonthProps {
  month: string
  /** The latest earlier month with budgets, 'yyyy-MM'. */
  before: string | null
  mayPlan: boolean
  isCopying: boolean
  onCopy: (from: string) => void
  onAverage: () => void
  onAdd: () => void
  importList: ReactNode
}

export function EmptyMonth(props: EmptyMonthProps) {
  const { month, before, mayPlan, isCopying, onCopy, onAverage, onAdd, importList } = props
  const locale = useLocale()
  const monthAndYear = formatMonth(month, locale)
  const earlierMonth = before ? nameOfMonth(before, locale) : ''
  return (
    <Panel>
      <EmptyState
        icon={Target}
        title={t`No budgets for ${monthAndYear}`}
        action={
          mayPlan && (
            <Flex gap="8px" wrap="wrap" justify="center">
              {before && (
                <Button disabled={isCopying} onClick={() => onCopy(before)}>
                  <Copy strokeWidth={1.75} />
                  {isCopying ? t`Copying` : t`Copy ${earlierMonth}`}
                </Button>
              )}
              <Button variant="outline" colorPalette="gray" onClick={onAverage}>
                <Sigma strokeWidth={1.75} />
                {t`Use averages`}
              </Button>
              <Button {...(before ? { variant: 'outline', colorPalette: 'gray' } : {})} onClick={onAdd}>
                <Plus strokeWidth={1.75} />
                {t`Add budget`}
              </Button>
              {importList}
            </Flex>
          )
        }
      >
        {t`Set an amount for a category to track spending against it. Or drop a list of budgets here: a CSV file, a PDF or a photo.`}
      </EmptyState>
    </Panel>
  )
}
