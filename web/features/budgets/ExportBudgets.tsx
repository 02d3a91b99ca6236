import { useApolloClient } from '@apollo/client/react'
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
      title="Export budgets"
      what={`${period}: what was planned, carried, spent and left, a line for each category${from === to ? '' : ' and month'}.`}
      ask={async (format) => {
        const variables = { from, to, format }
        const { data } = await client.query({ query: BudgetsFileDocument, variables, fetchPolicy: 'no-cache' })
        return data?.budgetsFile
      }}
      onClose={onClose}
    />
  )
}
