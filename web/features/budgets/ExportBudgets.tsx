import { useApolloClient } from '@apollo/client/react'
import { t } from '@lingui/core/macro'
import { ExportDialog } from '../../app/exports/ExportDialog.tsx'
import { BudgetsFileDocument } from '../../generated.ts'

interface ExportBudgetsProps {
  /** Months 'yyyy-MM', both inclusive. */
  from: string
  to: string
  /** "November 2026" */
  period: string
  onClose: () => void
}

export function ExportBudgets({ from, to, period, onClose }: ExportBudgetsProps) {
  const client = useApolloClient()
  return (
    <ExportDialog
      title={t`Export budgets`}
      what={
        from === to
          ? t`${period}: planned, carried over, spent and left, with one row per category.`
          : t`${period}: planned, carried over, spent and left, with one row per category and month.`
      }
      ask={async (as) => {
        const variables = { from, to, ...as }
        const { data } = await client.query({ query: BudgetsFileDocument, variables, fetchPolicy: 'no-cache' })
        return data?.budgetsFile
      }}
      onClose={onClose}
    />
  )
}
