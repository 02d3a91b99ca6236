import { useApolloClient } from '@apollo/client/react'
import { type MemberPart, ReportFileDocument } from '../../generated.ts'
import { formatMonth } from '../../shared/format/dates.ts'
import { useLocale } from '../../shared/format/locale.ts'
import { ExportDialog } from './ExportDialog.tsx'

interface ExportReportProps {
  /** Months, both included. */
  from: string
  to: string
  part: MemberPart
  onClose: () => void
}

/** A report as a file. */
export function ExportReport({ from, to, part, onClose }: ExportReportProps) {
  const client = useApolloClient()
  const locale = useLocale()
  const [first, last] = [from, to].map((month) => formatMonth(month, locale))
  return (
    <ExportDialog
      title="Export the report"
      what={`${from === to ? first : `${first} to ${last}`}: by month, category, tag and member.`}
      ask={async (format) => {
        const variables = { from, to, part, format }
        const { data } = await client.query({ query: ReportFileDocument, variables, fetchPolicy: 'no-cache' })
        return data?.reportFile
      }}
      onClose={onClose}
    />
  )
}
