import { Box, Flex } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { useState } from 'react'
import { useOrganization } from '../../app/session/organization.tsx'
import type { CategoryFigureRowFragment, ReportSheetFragment } from '../../generated.ts'
import { distinctNeighbours } from '../../shared/charts/neighbour-colors.ts'
import { CategoryTile } from '../../shared/display/CategoryTile.tsx'
import { Panel } from '../../shared/display/Panel.tsx'
import { useLocale } from '../../shared/format/locale.ts'
import { type FigureLine, FiguresTable } from './FiguresTable.tsx'
import { NothingThen } from './NothingThen.tsx'
import type { ReportFilter } from './report-filter.ts'
import { formatMonths, listOf, monthsBefore } from './report-links.ts'

interface CategoriesPanelProps {
  report: ReportSheetFragment
  filter: ReportFilter
}

/** Chart color 8 (slate) for transactions without a category. */
const slate = 8

export function CategoriesPanel({ report, filter: { type, isCompared } }: CategoriesPanelProps) {
  const locale = useLocale()
  const lineOf = useLines(report)
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set())
  const toggle = (key: string) => setOpened((before) => before.symmetricDifference(new Set([key])))
  const figures = report.categories.filter((each) => each.type === type && (isCompared || isSomething(each)))
  const segments = figures.filter(({ percent }) => percent > 0)
  const colors = distinctNeighbours(segments.map(({ category }) => `chart.${category?.color ?? slate}`))
  const title = type === 'INCOME' ? t`Income by category` : t`Spending by category`
  const total = type === 'INCOME' ? report.income : report.expense

  const lines = figures.flatMap((figure) => {
    const line = lineOf(figure)
    if (figure.parts.length === 0) return [line]
    const isOpen = opened.has(line.key)
    const subcategories = figure.parts
      .filter((part) => isCompared || isSomething(part))
      .map((part) => ({ ...lineOf(part), key: `${line.key} ${part.category?.id}`, isPart: true }))
    return [{ ...line, isOpen, onToggle: () => toggle(line.key) }, ...(isOpen ? subcategories : [])]
  })

  return (
    <Panel title={title} note={formatMonths(report, locale)}>
      {figures.length === 0 ? (
        <NothingThen type={type} />
      ) : (
        <>
          <Flex h="14px" gap="2px" mt="4px" mb="10px" borderRadius="bar" overflow="clip" aria-hidden>
            {segments.map(({ category, percent }, index) => (
              <Box
                key={category?.id ?? 'none'}
                flexGrow={percent}
                flexBasis="0"
                minW="2px"
                bg={colors[index]}
                data-graph
              />
            ))}
          </Flex>
          <FiguresTable
            caption={title}
            of={t`Category`}
            lines={lines}
            total={total}
            type={type}
            isCompared={isCompared}
          />
        </>
      )}
    </Panel>
  )
}

function useLines(report: ReportSheetFragment) {
  const { monthStartDay } = useOrganization()
  return ({ category, categoryIds, type, ...figure }: CategoryFigureRowFragment): FigureLine => {
    const which = { type, categories: category ? categoryIds : [null] }
    return {
      ...figure,
      key: category?.id ?? 'none',
      name: category?.name ?? t`Uncategorised`,
      icon: <CategoryTile category={category} />,
      to: listOf(report, monthStartDay, which),
      previousTo: listOf(monthsBefore(report), monthStartDay, which),
    }
  }
}

const isSomething = ({ amount }: CategoryFigureRowFragment) => Number(amount.value) !== 0
