import { ChartColumn } from 'lucide-react'
import type { CategoryType } from '../../generated.ts'
import { EmptyState } from '../../shared/display/EmptyState.tsx'

export function NothingThen({ type }: { type?: CategoryType }) {
  const fact = { INCOME: 'No income in these months', EXPENSE: 'Nothing was spent in these months' }
  return (
    <EmptyState icon={ChartColumn} title={type ? fact[type] : 'Nothing in these months'}>
      Choose other months above, or record what came in and went out then.
    </EmptyState>
  )
}
