import { Box } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { type Ref, useEffect, useImperativeHandle, useMemo } from 'react'
import { Amount } from '../../../shared/display/Amount.tsx'
import { DateLabel } from '../../../shared/display/DateLabel.tsx'
import { ErrorState } from '../../../shared/display/ErrorState.tsx'
import { SkeletonRows } from '../../../shared/display/SkeletonRows.tsx'
import type { More } from '../../../shared/hooks/pages.ts'
import { useIsPhone } from '../../../shared/hooks/use-viewport.ts'
import { type Step, useLongList } from '../../../shared/hooks/virtual-list.ts'
import type { ListRow, TransactionRowActions } from '../list-rows.ts'
import type { RegisterView } from '../register/register.ts'
import { StatementLine } from '../register/StatementLine.tsx'
import { type DividerPosition, DividerRow } from './DividerRow.tsx'
import { TransactionRow } from './TransactionRow.tsx'

export interface TransactionListHandle {
  /** Scrolls to a transaction and focuses its row. */
  focusRow: (id: string) => void
  move: (step: Step) => void
}

interface TransactionListProps extends TransactionRowActions {
  ref?: Ref<TransactionListHandle>
  rows: readonly ListRow[]
  register?: RegisterView | undefined
  selected: ReadonlySet<string>
  areAllSelected: boolean
  tinted: ReadonlySet<string>
  activeId: string | null
  /** The transaction in the side panel, which leaves less space for the rows. */
  panelId: string | null
  onMove?: ((id: string, go: () => void) => void) | undefined
  /** The number of transactions that match the filter, or undefined while it loads. */
  count: number | undefined
  more: More
}

const headHeight = 38

export function TransactionList({
  ref,
  rows,
  register,
  selected,
  areAllSelected,
  tinted,
  activeId,
  panelId,
  onMove,
  count,
  more,
  ...actions
}: TransactionListProps) {
  const isPhone = useIsPhone()
  const rowHeight = isPhone ? 60 : 46
  const keys = useMemo(() => rows.map(({ key }) => key), [rows])
  const { box, top, virtualizer, tabStop, focusRow, move, onKeyDownCapture } = useLongList({
    keys,
    isHeading: (index) => rows[index]?.kind !== 'transaction',
    estimateSize: (index) => (rows[index]?.kind === 'transaction' ? rowHeight : headHeight),
    active: activeId,
    onActive: actions.onActive,
    onMove,
    more,
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: heights change with the width of the screen
  useEffect(() => virtualizer.measure(), [rowHeight, rows])

  const items = virtualizer.getVirtualItems()
  useImperativeHandle(ref, () => ({ focusRow, move }))

  return (
    <Box
      ref={box}
      role="grid"
      aria-label={t`Transactions`}
      aria-multiselectable
      data-compact={panelId ? '' : undefined}
      onKeyDownCapture={onKeyDownCapture}
      aria-rowcount={count === undefined ? -1 : count + rows.filter(({ kind }) => kind !== 'transaction').length}
      bg="bg.panel"
      mx={{ base: '-16px', md: '0' }}
      borderTopWidth="1px"
      borderBottomWidth="1px"
      borderInlineWidth={{ md: '1px' }}
      borderRadius={{ md: 'panel' }}
      overflow="clip"
    >
      <Box role="rowgroup" position="relative" h={`${virtualizer.getTotalSize()}px`}>
        {items.map((item) => {
          const row = rows[item.index]
          if (!row) return null
          const rowPosition = { rowIndex: item.index + 1, offset: item.start - top, height: item.size }
          if (row.kind === 'statement') {
            return register ? (
              <StatementLine
                key={item.key}
                {...rowPosition}
                statement={row.statement}
                kind={register.kind}
                onOpen={register.onStatement}
              />
            ) : null
          }
          return row.kind === 'day' ? (
            <DayHeader key={item.key} {...rowPosition} row={row} />
          ) : (
            <TransactionRow
              key={item.key}
              {...rowPosition}
              isPhone={isPhone}
              transaction={row.transaction}
              counted={row.counted}
              balance={register && (register.balances.get(row.key) ?? null)}
              isSelected={areAllSelected || selected.has(row.key)}
              isSelecting={areAllSelected || selected.size > 0}
              isTinted={tinted.has(row.key)}
              isInPanel={row.key === panelId}
              isFocusable={row.key === tabStop}
              {...actions}
            />
          )
        })}
      </Box>
      {more.isThere && <ListEnd hasFailed={more.hasFailed} onRetry={more.load} rowHeight={rowHeight} />}
    </Box>
  )
}

interface ListEndProps {
  hasFailed: boolean
  onRetry: () => void
  rowHeight: number
}

function ListEnd({ hasFailed, onRetry, rowHeight }: ListEndProps) {
  return (
    <Box role="row">
      <Box role="gridcell">
        {hasFailed ? (
          <ErrorState title={t`Couldn't load older transactions`} onRetry={onRetry} />
        ) : (
          <SkeletonRows count={3} rowHeight={rowHeight} />
        )}
      </Box>
    </Box>
  )
}

interface DayHeaderProps extends DividerPosition {
  row: Extract<ListRow, { kind: 'day' }>
}

function DayHeader({ row, ...position }: DayHeaderProps) {
  return (
    <DividerRow {...position} header={<DateLabel day={row.day} form="header" />}>
      {row.sum && <Amount {...row.sum} sign="always" />}
    </DividerRow>
  )
}
