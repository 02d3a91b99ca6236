import { t } from '@lingui/core/macro'
import { Check, ChevronDown } from 'lucide-react'
import { memo, type Ref } from 'react'
import type { ImportRowCellsFragment } from '../../../generated.ts'
import { Amount } from '../../../shared/display/Amount.tsx'
import { Cell } from '../../../shared/display/Cell.tsx'
import { DateLabel } from '../../../shared/display/DateLabel.tsx'
import { changeText, verdictLabel } from '../labels.ts'
import { RowCategory } from './RowCategory.tsx'
import { RowDetails } from './RowDetails.tsx'
import type { RowActions } from './row-actions.ts'

interface FileRowProps {
  ref: Ref<HTMLDivElement>
  index: number
  /** Distance from the top of the list, in pixels. */
  offset: number
  isPhone: boolean
  row: ImportRowCellsFragment
  isOpen: boolean
  /** True for the single tab stop of the list. */
  isFocusable: boolean
  createsCategories: boolean
  actions: RowActions | null
  onToggle: ((id: string) => void) | null
  onTake: ((row: ImportRowCellsFragment) => void) | null
  onActive: (id: string) => void
}

export const FileRow = memo(function FileRow(props: FileRowProps) {
  const {
    ref,
    index,
    offset,
    isPhone,
    row,
    isOpen,
    isFocusable,
    createsCategories,
    actions,
    onToggle,
    onTake,
    onActive,
  } = props
  const { id, date, description, note, tagNames, amount, baseAmount, type, isTaken, verdict, changes } = row
  const isChanged = verdict === 'CHANGED'
  const name = description || t`No description`
  const shownType = row.isUndirected ? undefined : type
  const facts = isChanged ? changes.map(changeText) : [note, ...tagNames.map((tag) => `#${tag}`)]
  const more = facts.filter(Boolean).join(' · ')
  const category = (
    <RowCategory
      row={row}
      createsCategories={createsCategories}
      onChoose={isChanged ? null : (actions?.file ?? null)}
    />
  )
  const status = <RowStatus row={row} isOpen={isOpen} onToggle={onToggle} />

  return (
    // biome-ignore lint/a11y/useSemanticElements: rows that stand anywhere make no table
    <div
      ref={ref}
      role="row"
      className="file-row"
      data-id={id}
      data-index={index}
      aria-rowindex={index + 1}
      aria-selected={actions ? isTaken : undefined}
      tabIndex={isFocusable ? 0 : -1}
      onFocus={() => onActive(id)}
      onKeyDown={(event) => {
        if (event.target !== event.currentTarget) return
        if (event.key !== 'Enter' && event.key !== ' ') return
        event.preventDefault()
        if (event.key === ' ') onTake?.(row)
        else if (!event.repeat) onToggle?.(id)
      }}
      style={{ top: offset }}
    >
      <div className="file-row-line" data-left={isTaken ? undefined : ''}>
        {actions && (
          <Cell className="file-row-check">
            <label className="ledger-tick">
              <input
                type="checkbox"
                tabIndex={-1}
                checked={isTaken}
                aria-label={isChanged ? t`Update ${name}` : t`Add ${name}`}
                onChange={() => onTake?.(row)}
              />
              <span>{isTaken && <Check size={14} strokeWidth={3} aria-hidden />}</span>
            </label>
          </Cell>
        )}
        {isPhone ? (
          <Cell className="file-row-words">
            <div className="file-row-title">{name}</div>
            <div className="file-row-note">
              <DateLabel day={date} />
              {more && ` · ${more}`}
            </div>
            <div className="file-row-filed">
              {isTaken && category}
              {status}
            </div>
          </Cell>
        ) : (
          <>
            <Cell className="file-row-date">
              <DateLabel day={date} />
            </Cell>
            <Cell className="file-row-name">
              <span className="file-row-title">{name}</span>
              {more && <span className="file-row-note">{more}</span>}
            </Cell>
            <Cell className="file-row-mark-cell">{status}</Cell>
            <Cell className="file-row-category">{category}</Cell>
          </>
        )}
        <Cell className="file-row-amount">
          <Amount value={amount.value} currency={amount.currency} type={shownType} />
          {baseAmount && baseAmount.currency !== amount.currency && (
            <div className="file-row-worth">
              <Amount value={baseAmount.value} currency={baseAmount.currency} type={shownType} />
            </div>
          )}
        </Cell>
      </div>
      {isOpen && (
        <Cell>
          <RowDetails row={row} actions={actions} />
        </Cell>
      )}
    </div>
  )
})

interface RowStatusProps {
  row: ImportRowCellsFragment
  isOpen: boolean
  onToggle: ((id: string) => void) | null
}

function RowStatus({ row: { id, verdict, reasons, doubt, match }, isOpen, onToggle }: RowStatusProps) {
  if (!onToggle) return null
  const isConflicting = verdict === 'CHANGED' && reasons.length > 0
  const isDoubted = verdict === 'POSSIBLE' || isConflicting || (verdict === 'NEW' && doubt !== null)
  const newText = doubt ? t`To check` : match ? t`Earlier match` : t`Details`
  const statusText = verdict === 'NEW' ? newText : verdictLabel(verdict)
  return (
    <button
      type="button"
      className="file-row-mark"
      tabIndex={-1}
      data-tone={isDoubted ? 'warning' : undefined}
      aria-expanded={isOpen}
      title={[...reasons, doubt].filter(Boolean).join(', ')}
      onClick={() => onToggle(id)}
    >
      {statusText}
      <ChevronDown size={14} strokeWidth={2} aria-hidden />
    </button>
  )
}
