import { t } from '@lingui/core/macro'
import type { ClipboardEvent, KeyboardEvent } from 'react'
import { useState } from 'react'
import { showToast } from '../../../shared/overlays/toaster.ts'
import {
  type Block,
  blockOf,
  type CellPlan,
  type CellPosition,
  cellsIn,
  readBlock,
  readCell,
  textOfBlock,
} from './year-block.ts'
import type { YearSheet } from './year-sheet.ts'

interface YearKeysOptions {
  names: readonly string[]
  months: readonly string[]
  currency: string
  locale: string
  mayPlan: boolean
  sheet: YearSheet
  /** The month that has the focus first, 0 to 11. */
  firstMonth: number
}

const moves: Record<string, readonly [down: number, right: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

export function useYearKeys(options: YearKeysOptions) {
  const { names, months, currency, locale, mayPlan, sheet, firstMonth } = options
  const [position, setPosition] = useState<CellPosition>({ row: 0, month: firstMonth })
  const [anchor, setAnchor] = useState<CellPosition | null>(null)
  const [typed, setTyped] = useState<string | null>(null)
  const block: Block = blockOf(anchor ?? position, position)

  const within = ({ row, month }: CellPosition): CellPosition => ({
    row: Math.min(Math.max(row, 0), names.length - 1),
    month: Math.min(Math.max(month, 0), months.length - 1),
  })
  const goTo = (next: CellPosition, isSelecting = false) => {
    setAnchor(isSelecting ? (anchor ?? position) : null)
    setPosition(within(next))
  }
  const edit = (text: string) => {
    if (!mayPlan) return
    setAnchor(null)
    setTyped(text)
  }
  const commit = (): boolean => {
    if (typed === null) return true
    const amount = typed.trim() === '' ? null : readCell(typed, { currency, locale })
    if (amount === null && typed.trim() !== '') {
      const text = typed.trim().slice(0, 20)
      showToast.error(t`“${text}” isn't an amount.`)
      return false
    }
    setTyped(null)
    void sheet.save([{ ...position, amount }])
    return true
  }
  const fillRight = () => {
    if (!mayPlan) return
    const { top, bottom, first, last } = block
    const end = last > first ? last : months.length - 1
    const plans = cellsIn({ top, bottom, first: first + 1, last: end }).map(
      (each): CellPlan => ({ ...each, amount: sheet.amountAt({ row: each.row, month: first }) }),
    )
    if (first < months.length - 1) void sheet.save(plans)
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (typed !== null) return onKeyWhileTyping(event)
    const { key, shiftKey } = event
    const isCommand = event.ctrlKey || event.metaKey
    const move = moves[key]
    if (move) goTo({ row: position.row + move[0], month: position.month + move[1] }, shiftKey)
    else if (key === 'Home') goTo({ ...position, month: 0 }, shiftKey)
    else if (key === 'End') goTo({ ...position, month: months.length - 1 }, shiftKey)
    else if (key === 'Escape') setAnchor(null)
    else if (isCommand && key.toLowerCase() === 'r') fillRight()
    else if (isCommand) return
    else if (key === 'Enter' || key === 'F2') edit(textOfBlock(blockOf(position, position), sheet.amountAt, locale))
    else if ((key === 'Delete' || key === 'Backspace') && mayPlan) {
      void sheet.save(cellsIn(block).map((each) => ({ ...each, amount: null })))
    } else if (/^[\d.,]$/.test(key)) edit(key)
    else return
    event.preventDefault()
  }

  const onKeyWhileTyping = (event: KeyboardEvent) => {
    const { key, shiftKey } = event
    if (key === 'Escape') setTyped(null)
    else if (key === 'Enter') {
      if (commit()) goTo({ ...position, row: position.row + (shiftKey ? -1 : 1) })
    } else if (key === 'Tab') {
      if (commit()) goTo({ ...position, month: position.month + (shiftKey ? -1 : 1) })
    } else return
    event.preventDefault()
    event.stopPropagation()
  }

  const onCopy = (event: ClipboardEvent) => {
    if (typed !== null) return
    event.preventDefault()
    event.clipboardData.setData('text/plain', textOfBlock(block, sheet.amountAt, locale))
  }
  const onPaste = (event: ClipboardEvent) => {
    if (typed !== null || !mayPlan) return
    event.preventDefault()
    const from = { row: block.top, month: block.first }
    const read = readBlock(event.clipboardData.getData('text/plain'), from, { names, months, currency, locale })
    if ('error' in read) showToast.error(read.error)
    else void sheet.save(read.plans)
  }

  return { place: position, block, typed, setTyped, goTo, edit, commit, fillRight, onKeyDown, onCopy, onPaste }
}

export type YearKeys = ReturnType<typeof useYearKeys>
