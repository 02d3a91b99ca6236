import { Box, Checkbox, Flex, Stack, Text } from '@chakra-ui/react'
import { plural, t } from '@lingui/core/macro'
import { SearchX, Tags } from 'lucide-react'
import { useState } from 'react'
import { usePermission } from '../../../app/session/permissions.ts'
import type { ImportSheetFragment } from '../../../generated.ts'
import { EmptyState } from '../../../shared/display/EmptyState.tsx'
import { Panel } from '../../../shared/display/Panel.tsx'
import { useLocale } from '../../../shared/format/locale.ts'
import { formatCount, leftOutOf } from '../labels.ts'
import { ProblemLine } from '../ProblemLine.tsx'
import { RowsPanel } from '../rows/RowsPanel.tsx'
import { ArchivePreview } from './ArchivePreview.tsx'
import { DirectionQuestion } from './DirectionQuestion.tsx'
import { ImportFooter } from './ImportFooter.tsx'
import { MappingPanel } from './MappingPanel.tsx'
import { RatesPanel } from './RatesPanel.tsx'
import { SummaryStrip } from './SummaryStrip.tsx'

export function Preview({ found, mayWrite }: { found: ImportSheetFragment; mayWrite: boolean }) {
  const { archive, missingCategories, sample, rowCount, problem } = found
  const [createsCategories, setCreatesCategories] = useState(true)
  const [isColumnAsked, setColumnAsked] = useState(false)
  const [isEditingRate, setEditingRate] = useState(false)
  const leftOut = leftOutOf(found, useLocale())
  const mayPlan = usePermission('PLANS_WRITE')
  const hasMissing = mayPlan && missingCategories.length > 0
  if (archive) {
    return (
      <Stack gap="16px">
        <ProblemLine problem={problem} />
        <ArchivePreview archive={archive} />
        {mayWrite && <ImportFooter found={found} createsCategories={mayPlan} />}
      </Stack>
    )
  }
  return (
    <Stack gap="16px" pb={{ base: '48px', md: '0' }}>
      <ProblemLine problem={problem} />
      {rowCount > 0 && <SummaryStrip found={found} />}
      {leftOut && (
        <Text textStyle="small" color="fg.muted" px="2px" mt="-4px">
          {leftOut}
        </Text>
      )}
      <SkippedRows found={found} />
      {sample.length > 0 && (
        <MappingPanel
          key={JSON.stringify([found.layout, isColumnAsked])}
          found={found}
          mayWrite={mayWrite}
          isAsked={isColumnAsked}
        />
      )}
      <RatesPanel found={found} mayChange={mayWrite} onEditing={setEditingRate} />
      {mayWrite && hasMissing && (
        <MissingCategories names={missingCategories} isOn={createsCategories} onChange={setCreatesCategories} />
      )}
      {rowCount === 0 && (
        <Panel>
          <EmptyState icon={SearchX} title={t`No transactions found in this file`}>
            {sample.length > 0
              ? t`Choose the date and amount columns above.`
              : t`The file is empty or has only pending transactions. Export another period.`}
          </EmptyState>
        </Panel>
      )}
      {mayWrite && found.undirectedCount > 0 && (
        <DirectionQuestion found={found} isColumnAsked={isColumnAsked} onColumnAsked={() => setColumnAsked(true)} />
      )}
      {rowCount > 0 && (
        <RowsPanel found={found} mayChange={mayWrite} createsCategories={hasMissing && createsCategories} />
      )}
      {mayWrite && (
        <ImportFooter found={found} createsCategories={hasMissing && createsCategories} isChanging={isEditingRate} />
      )}
    </Stack>
  )
}

function SkippedRows({ found }: { found: Pick<ImportSheetFragment, 'skippedRows' | 'skippedCount'> }) {
  const { skippedRows, skippedCount } = found
  const locale = useLocale()
  if (skippedCount === 0) return null
  const more = skippedCount - skippedRows.length
  const [number, moreNumber] = [formatCount(skippedCount, locale), formatCount(more, locale)]
  return (
    <Panel title={plural(skippedCount, { one: `Couldn't read ${number} row`, other: `Couldn't read ${number} rows` })}>
      <Box as="ul" listStyleType="none" px={{ base: '16px', md: '20px' }} pb="12px">
        {skippedRows.map(({ row, problem, text }) => (
          <Box as="li" key={row} py="6px">
            <Text>{problem}</Text>
            <Text textStyle="small" color="fg.muted" overflowWrap="anywhere">
              {text}
            </Text>
          </Box>
        ))}
      </Box>
      {more > 0 && (
        <Text textStyle="small" color="fg.muted" px={{ base: '16px', md: '20px' }} pb="12px">
          {plural(more, { one: `And ${moreNumber} more row.`, other: `And ${moreNumber} more rows.` })}
        </Text>
      )}
    </Panel>
  )
}

interface MissingCategoriesProps {
  names: readonly string[]
  isOn: boolean
  onChange: (isOn: boolean) => void
}

/** Maximum number of names to list. */
const named = 12

/** Categories in the file that do not exist. The import can create them or leave them out. */
function MissingCategories({ names, isOn, onChange }: MissingCategoriesProps) {
  const list = names.slice(0, named).join(', ')
  const more = names.length - named
  const count = names.length
  return (
    <Flex
      as="section"
      aria-label={t`Categories in the file`}
      gap="12px"
      px={{ base: '16px', md: '20px' }}
      py="14px"
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="panel"
    >
      <Box color="fg.muted" pt="1px" flexShrink="0" aria-hidden>
        <Tags size={18} strokeWidth={1.75} />
      </Box>
      <Box minW="0">
        <Text overflowWrap="anywhere">
          {plural(count, {
            one: "This file has # category that you don't have yet:",
            other: "This file has # categories that you don't have yet:",
          })}{' '}
          <Text as="span" textStyle="strong">
            {more > 0 ? plural(more, { one: `${list} and # more`, other: `${list} and # more` }) : list}
          </Text>
        </Text>
        <Checkbox.Root mt="8px" checked={isOn} onCheckedChange={({ checked }) => onChange(checked === true)}>
          <Checkbox.HiddenInput />
          <Checkbox.Control />
          <Checkbox.Label>
            {plural(count, { one: 'Create this category', other: 'Create these categories' })}
          </Checkbox.Label>
        </Checkbox.Root>
      </Box>
    </Flex>
  )
}
