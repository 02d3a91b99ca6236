import { Box, Button, Flex } from '@chakra-ui/react'
import { useRef, useState } from 'react'
import type { ImportSheetFragment } from '../../../generated.ts'
import { SearchField } from '../../../shared/controls/SearchField.tsx'
import { SegmentedControl } from '../../../shared/controls/SegmentedControl.tsx'
import { NothingMatches } from '../../../shared/display/EmptyState.tsx'
import { ErrorState } from '../../../shared/display/ErrorState.tsx'
import { Panel } from '../../../shared/display/Panel.tsx'
import { SkeletonRows } from '../../../shared/display/SkeletonRows.tsx'
import { useLocale } from '../../../shared/format/locale.ts'
import { useKeys } from '../../../shared/hooks/keys.ts'
import { type Shortcut, ShortcutsDialog } from '../../../shared/overlays/ShortcutsDialog.tsx'
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
  const [isHelpOpen, setHelpOpen] = useState(false)
  const verdict = verdictOf[filter.tab]
  useKeys({ '/': () => searchField.current?.focus(), '?': () => setHelpOpen(true) })

  return (
    <Box as="section" aria-label="Rows of the file">
      <Flex
        gap="10px 12px"
        direction={{ base: 'column', lg: 'row' }}
        align={{ lg: 'center' }}
        mb={{ base: '12px', md: '10px' }}
      >
        <Box overflowX="auto" mx={{ base: '-16px', md: '0' }} px={{ base: '16px', md: '0' }} css={oneLine}>
          <SegmentedControl
            label="Which rows"
            options={shelvesOf(found, filter.tab, locale)}
            value={filter.tab}
            onChange={filter.choose}
          />
        </Box>
        <Flex gap="8px" ms={{ lg: 'auto' }} align="center" wrap="wrap">
          {mayChange && verdict && (
            <>
              <Button size="sm" variant="ghost" colorPalette="gray" onClick={() => actions.takeAll(verdict, true)}>
                Take all
              </Button>
              <Button size="sm" variant="ghost" colorPalette="gray" onClick={() => actions.takeAll(verdict, false)}>
                Skip all
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
            opensAll={filter.tab === 'possible'}
            actions={mayChange ? actions : null}
            createsCategories={createsCategories}
          />
        </Box>
      ) : (
        <Panel isList>
          {pages.rows ? (
            <NothingMatches onClear={filter.clear} />
          ) : pages.error ? (
            <ErrorState title="The rows did not load" onRetry={pages.reload} />
          ) : (
            <SkeletonRows count={10} />
          )}
        </Panel>
      )}
      <ShortcutsDialog keys={rowKeys} isOpen={isHelpOpen} onClose={() => setHelpOpen(false)} />
    </Box>
  )
}

const oneLine = { '& label': { whiteSpace: 'nowrap' } }

const rowKeys: readonly Shortcut[] = [
  [['j', 'k'], 'Next and previous row'],
  [['→', '←'], 'Into a row’s controls, and back'],
  [['Home', 'End'], 'First and last loaded row'],
  [['x'], 'Take it, or skip it'],
  [['c'], 'Category'],
  [['o'], 'Show what it looks like, or hide it'],
  [['/'], 'Search'],
  [['?'], 'These keys'],
]
