import { Box } from '@chakra-ui/react'
import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useCallback, useRef, useState } from 'react'
import type { ImportRowCellsFragment } from '../../generated.ts'
import { ErrorState } from '../../shared/ErrorState.tsx'
import { useKeys } from '../../shared/keys.ts'
import { useMoreInTime, useTopOnPage } from '../../shared/long-list.ts'
import { SkeletonRows } from '../../shared/SkeletonRows.tsx'
import { useIsPhone } from '../../shared/use-is-phone.ts'
import { FileRow } from './FileRow.tsx'
import type { RowDeeds } from './row-deeds.ts'
import type { RowPages } from './row-pages.ts'

interface RowListProps extends Pick<RowPages, 'count' | 'more'> {
  rows: readonly ImportRowCellsFragment[]
  /** Rows that look like something stand open, beside it. */
  opensAll: boolean
  /** Null for who may only look. */
  deeds: RowDeeds | null
  createsCategories: boolean
}

/** The rows in the file's order; only those near the screen are drawn. */
export function RowList({ rows, count, more, opensAll, deeds, createsCategories }: RowListProps) {
  const isPhone = useIsPhone()
  const box = useRef<HTMLDivElement>(null)
  const top = useTopOnPage(box)
  const [activeId, setActiveId] = useState<string | null>(null)
  // Those that stand otherwise than the others.
  const [turned, setTurned] = useState<ReadonlySet<string>>(new Set())
  const turn = useCallback((id: string) => setTurned((now) => new Set(now).symmetricDifference(new Set([id]))), [])

  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => (isPhone ? 76 : 47),
    getItemKey: (index) => rows[index]?.id ?? index,
    overscan: 14,
    // Rows are measured while they are drawn.
    useFlushSync: false,
    scrollMargin: top,
    scrollPaddingStart: 72,
    scrollPaddingEnd: 120,
  })
  const items = virtualizer.getVirtualItems()
  useMoreInTime(virtualizer, rows.length, more)

  const at = rows.findIndex(({ id }) => id === activeId)
  const active = rows[at]
  const move = (step: 1 | -1) => {
    const next = Math.min(Math.max(at < 0 && step < 0 ? 0 : at + step, 0), rows.length - 1)
    // The next key is for that row, also where it comes before the row is drawn.
    setActiveId(rows[next]?.id ?? null)
    virtualizer.scrollToIndex(next, { align: 'auto' })
    requestAnimationFrame(() => {
      requestAnimationFrame(() =>
        box.current?.querySelector<HTMLElement>(`[data-id="${rows[next]?.id}"]`)?.focus({ preventScroll: true }),
      )
    })
  }
  useKeys({
    j: () => move(1),
    k: () => move(-1),
    o: () => active && turn(active.id),
    ...(deeds && {
      x: () => active && deeds.take(active, !active.isTaken),
      c: () => active && openCategory(active.id),
    }),
  })

  return (
    <Box
      ref={box}
      role="grid"
      aria-label="Rows of the file"
      aria-rowcount={count}
      onKeyDown={(event) => {
        const isRow = event.target instanceof HTMLElement && event.target.dataset.id !== undefined
        if (!isRow || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return
        event.preventDefault()
        move(event.key === 'ArrowDown' ? 1 : -1)
      }}
      bg="bg.panel"
      mx={{ base: '-16px', md: '0' }}
      borderBlockWidth="1px"
      borderInlineWidth={{ md: '1px' }}
      borderRadius={{ md: 'panel' }}
      overflow="clip"
    >
      <Box role="rowgroup" position="relative" h={`${virtualizer.getTotalSize()}px`}>
        {items.map((item) => {
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
                isOpen={hasDetails(row) && (opensAll && row.match !== null) !== turned.has(row.id)}
                isFocusable={active ? row === active : item.index === 0}
                createsCategories={createsCategories}
                deeds={deeds}
                onTurn={hasDetails(row) ? turn : null}
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
              <ErrorState title="More rows did not load" onRetry={more.load} />
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

/** Opens the categories of a row as a click on its badge would. */
function openCategory(id: string): void {
  const badge = document.querySelector<HTMLElement>(`[data-id="${id}"] button[aria-haspopup="menu"]`)
  badge?.focus()
  badge?.click()
}
