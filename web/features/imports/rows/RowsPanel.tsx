import { Box, Button, Flex } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { useRef } from 'react'
import type { ImportSheetFragment } from '../../../generated.ts'
import { SearchField } from '../../../shared/controls/SearchField.tsx'
import { SegmentedControl } from '../../../shared/controls/SegmentedControl.tsx'
import { NothingMatches } from '../../../shared/display/EmptyState.tsx'
import { ErrorState } from '../../../shared/display/ErrorState.tsx'
import { Panel } from '../../../shared/display/Panel.tsx'
import { SkeletonRows } from '../../../shared/display/SkeletonRows.tsx'
import { useLocale } from '../../../shared/format/locale.ts'
import { useKeys } from '../../../shared/hooks/keys.ts'
import { RowList } from './RowList.tsx'
import { useRowActions } from './row-actions.ts'
import { shelvesOf, useRowFilter, verdictOf } from './row-filter.ts'
import { useRowPages } from './row-pages.ts'

interface RowsPanelProps {
  found: ImportSheetFragment
  mayChange: boolean
  createsCategories: boolean
}

export function RowsPanel({ found, mayChange, createsCategories }: RowsPanelProps) {
  const locale = useLocale()
  const filter = useRowFilter()
  const pages = useRowPages(found, filter.asked)
  const actions = useRowActions(found, pages)
  const searchField = useRef<HTMLInputElement>(null)
  const verdict = verdictOf[filter.tab]
  useKeys({ '/': () => searchField.current?.focus() })

  return (
    <Box as="section" aria-label={t`Rows in the file`}>
      <Flex
        gap="10px 12px"
        direction={{ base: 'column', lg: 'row' }}
        align={{ lg: 'center' }}
        mb={{ base: '12px', md: '10px' }}
      >
        <Box overflowX="auto" mx={{ base: '-16px', md: '0' }} px={{ base: '16px', md: '0' }} css={oneLine}>
          <SegmentedControl
            label={t`Filter rows`}
            options={shelvesOf(found, filter.tab, locale)}
            value={filter.tab}
            onChange={filter.choose}
          />
        </Box>
        <Flex gap="8px" ms={{ lg: 'auto' }} align="center" wrap="wrap">
          {mayChange && verdict && (
            <>
              <Button size="sm" variant="ghost" colorPalette="gray" onClick={() => actions.takeAll(verdict, true)}>
                {t`Select all`}
              </Button>
              <Button size="sm" variant="ghost" colorPalette="gray" onClick={() => actions.takeAll(verdict, false)}>
                {t`Skip all`}
              </Button>
            </>
          )}
          <Box flex={{ base: '1 1 100%', md: 'none' }}>
            <SearchField ref={searchField} text={filter.text} onChange={filter.search} />
          </Box>
        </Flex>
      </Flex>
      {pages.rows?.length ? (
        <Box opacity={pages.isStale ? 0.6 : 1} transition="opacity 120ms">
          <RowList
            rows={pages.rows}
            count={pages.count}
            more={pages.more}
            opensAll={filter.tab === 'possible' || filter.tab === 'changed'}
            actions={mayChange ? actions : null}
            createsCategories={createsCategories}
          />
        </Box>
      ) : (
        <Panel isList>
          {pages.rows ? (
            <NothingMatches onClear={filter.clear} />
          ) : pages.error ? (
            <ErrorState title={t`Couldn't load the rows`} onRetry={pages.reload} />
          ) : (
            <SkeletonRows count={10} />
          )}
        </Panel>
      )}
    </Box>
  )
}

const oneLine = { '& label': { whiteSpace: 'nowrap' } }
