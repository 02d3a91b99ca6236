import { Box } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { useCallback, useMemo, useState } from 'react'
import type { ImportRowCellsFragment } from '../../../generated.ts'
import { ErrorState } from '../../../shared/display/ErrorState.tsx'
import { SkeletonRows } from '../../../shared/display/SkeletonRows.tsx'
import { useKeys } from '../../../shared/hooks/keys.ts'
import { openCategory } from '../../../shared/hooks/row-controls.ts'
import { useIsPhone } from '../../../shared/hooks/use-viewport.ts'
import { useLongList } from '../../../shared/hooks/virtual-list.ts'
import { FileRow } from './FileRow.tsx'
import type { RowActions } from './row-actions.ts'
import type { RowPages } from './row-pages.ts'

interface RowListProps extends Pick<RowPages, 'count' | 'more'> {
  rows: readonly ImportRowCellsFragment[]
  opensAll: boolean
  actions: RowActions | null
  createsCategories: boolean
}

export function RowList({ rows, count, more, opensAll, actions, createsCategories }: RowListProps) {
  const isPhone = useIsPhone()
  const [activeId, setActiveId] = useState<string | null>(null)
  const [toggled, setToggled] = useState<ReadonlySet<string>>(new Set())
  const toggle = useCallback((id: string) => setToggled((now) => new Set(now).symmetricDifference(new Set([id]))), [])

  /** A row without a direction opens with the question in place of being selected. */
  const take = useMemo(
    () =>
      actions &&
      ((row: ImportRowCellsFragment) => {
        if (row.isUndirected) setToggled((now) => new Set(now).add(row.id))
        else actions.take(row, !row.isTaken)
      }),
    [actions],
  )

  const keys = useMemo(() => rows.map(({ id }) => id), [rows])
  const { box, top, virtualizer, tabStop, move, onKeyDownCapture } = useLongList({
    keys,
    estimateSize: () => (isPhone ? 76 : 47),
    isMeasured: true,
    active: activeId,
    onActive: setActiveId,
    more,
  })
  const active = rows.find(({ id }) => id === activeId)
  useKeys({
    j: () => move(1),
    k: () => move(-1),
    o: () => active && toggle(active.id),
    ...(actions && {
      x: () => active && take?.(active),
      c: () => active && openCategory(active.id),
    }),
  })

  return (
    <Box
      ref={box}
      role="grid"
      aria-label={t`Rows in the file`}
      aria-rowcount={count}
      onKeyDownCapture={onKeyDownCapture}
      bg="bg.panel"
      mx={{ base: '-16px', md: '0' }}
      borderBlockWidth="1px"
      borderInlineWidth={{ md: '1px' }}
      borderRadius={{ md: 'panel' }}
      overflow="clip"
    >
      <Box role="rowgroup" position="relative" h={`${virtualizer.getTotalSize()}px`}>
        {virtualizer.getVirtualItems().map((item) => {
          const row = rows[item.index]
          return (
            row && (
              <FileRow
                key={item.key}
                ref={virtualizer.measureElement}
                index={item.index}
                offset={item.start - top}
                isPhone={isPhone}
                row={row}
                isOpen={hasDetails(row) && (opensAll && row.match !== null) !== toggled.has(row.id)}
                isFocusable={row.id === tabStop}
                createsCategories={createsCategories}
                actions={actions}
                onTake={take}
                onToggle={hasDetails(row) ? toggle : null}
                onActive={setActiveId}
              />
            )
          )
        })}
      </Box>
      {more.isThere && (
        <Box role="row">
          <Box role="gridcell">
            {more.hasFailed ? (
              <ErrorState title={t`Couldn't load more rows`} onRetry={more.load} />
            ) : (
              <SkeletonRows count={3} />
            )}
          </Box>
        </Box>
      )}
    </Box>
  )
}

function hasDetails({ match, reasons, doubt }: ImportRowCellsFragment): boolean {
  return match !== null || reasons.length > 0 || doubt !== null
}
