import { Box, Text } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { CircleDashed, Tag } from 'lucide-react'
import { useOrganization } from '../../app/session/organization.tsx'
import type { ComparedFigureFragment, ReportSheetFragment } from '../../generated.ts'
import { Panel } from '../../shared/display/Panel.tsx'
import { UserAvatar } from '../../shared/display/PersonAvatar.tsx'
import { Tile } from '../../shared/display/Tile.tsx'
import type { ListOfTransactions } from '../../shared/format/links.ts'
import { useLocale } from '../../shared/format/locale.ts'
import { type FigureLine, FiguresTable } from './FiguresTable.tsx'
import { NothingThen } from './NothingThen.tsx'
import type { ReportFilter } from './report-filter.ts'
import { formatMonths, listOf, monthsBefore } from './report-links.ts'

interface GroupsPanelProps {
  report: ReportSheetFragment
  filter: ReportFilter
}

/** Uses separate bars instead of shares, because a transaction can have several tags. */
export function GroupsPanel({ report, filter }: GroupsPanelProps) {
  const locale = useLocale()
  const { kind, type, isCompared } = filter
  const lines = useLines(report, filter).filter(
    (line) => Number(line.amount.value) !== 0 || (isCompared && Number(line.previous?.value) !== 0),
  )
  const title = titleOf(filter)

  return (
    <Panel title={title} note={formatMonths(report, locale)}>
      {lines.length === 0 ? (
        <NothingThen type={type} />
      ) : (
        <FiguresTable
          caption={title}
          of={kind === 'tag' ? t`Tag` : t`Member`}
          lines={lines}
          total={type === 'INCOME' ? report.income : report.expense}
          type={type}
          isCompared={isCompared}
        />
      )}
      {kind === 'tag' && lines.length > 0 && (
        <Box mt="12px" textStyle="caption" color="fg.muted">
          <Text>{t`Transactions with several tags count under each tag, but only once in the total.`}</Text>
        </Box>
      )}
    </Panel>
  )
}

function titleOf({ kind, type, part }: ReportFilter): string {
  const isIncome = type === 'INCOME'
  if (kind === 'tag') return isIncome ? t`Income by tag` : t`Spending by tag`
  if (part === 'PAID_BY') return isIncome ? t`Income by payer` : t`Spending by payer`
  return isIncome ? t`Income by who recorded it` : t`Spending by who recorded it`
}

function useLines(report: ReportSheetFragment, { kind, type, part }: ReportFilter): FigureLine[] {
  const { monthStartDay } = useOrganization()
  const figureOf = (group: { income: ComparedFigureFragment; expense: ComparedFigureFragment }) =>
    type === 'INCOME' ? group.income : group.expense
  const linksOf = (which: ListOfTransactions) => ({
    to: listOf(report, monthStartDay, { type, ...which }),
    previousTo: listOf(monthsBefore(report), monthStartDay, { type, ...which }),
  })
  if (kind === 'tag') {
    return (report.tags ?? []).map(({ tag, ...group }) => ({
      ...figureOf(group),
      ...linksOf({ tags: [tag?.id ?? null] }),
      key: tag?.id ?? 'none',
      name: tag?.name ?? t`No tag`,
      icon: tag ? <Tile icon={Tag} tone={tag.color} /> : <Tile icon={CircleDashed} tone="plain" />,
      bar: `chart.${tag?.color ?? 8}`,
    }))
  }
  return (report.members ?? []).map(({ person, ...group }) => ({
    ...figureOf(group),
    ...linksOf(part === 'PAID_BY' ? { paid: person?.id ?? 'none' } : { by: person?.id ?? 'none' }),
    key: person?.id ?? 'none',
    name: person?.name ?? (part === 'PAID_BY' ? t`Not set` : t`Recurring`),
    icon: person ? <UserAvatar name={person.name} size={28} /> : <Tile icon={CircleDashed} tone="plain" />,
    bar: person ? 'accent.graph' : 'chart.8',
  }))
}
