import { t } from '@lingui/core/macro'
import { ChartColumn } from 'lucide-react'
import type { CategoryType } from '../../generated.ts'
import { EmptyState } from '../../shared/display/EmptyState.tsx'

export function NothingThen({ type }: { type?: CategoryType }) {
  const fact = { INCOME: t`No income in these months`, EXPENSE: t`No spending in these months` }
  return (
    <EmptyState icon={ChartColumn} title={type ? fact[type] : t`No transactions in these months`}>
      {t`Choose other months, or add transactions for this period.`}
    </EmptyState>
  )
}
