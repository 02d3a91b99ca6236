import { Button, Flex } from '@chakra-ui/react'
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
  return (
    <Panel>
      <EmptyState
        icon={Target}
        title={`Nothing planned for ${formatMonth(month, locale)}`}
        action={
          mayPlan && (
            <Flex gap="8px" wrap="wrap" justify="center">
              {before && (
                <Button disabled={isCopying} onClick={() => onCopy(before)}>
                  <Copy strokeWidth={1.75} />
                  {isCopying ? 'Copying' : `Copy ${nameOfMonth(before, locale)}`}
                </Button>
              )}
              <Button variant="outline" colorPalette="gray" onClick={onAverage}>
                <Sigma strokeWidth={1.75} />
                Average of 3 months
              </Button>
              <Button {...(before ? { variant: 'outline', colorPalette: 'gray' } : {})} onClick={onAdd}>
                <Plus strokeWidth={1.75} />
                Add budget
              </Button>
              {importList}
            </Flex>
          )
        }
      >
        Plan an amount for a category, and its spending is measured against it. A list that you keep elsewhere (a CSV
        file, a PDF, a photo) can be dropped here.
      </EmptyState>
    </Panel>
  )
}
