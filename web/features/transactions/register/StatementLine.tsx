import { Box } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { balanceText, statementLabel } from '../../../app/accounts/labels.ts'
import type { AccountKind, StatementRowFragment } from '../../../generated.ts'
import { Cell } from '../../../shared/display/Cell.tsx'
import { formatDay } from '../../../shared/format/dates.ts'
import { signOf, sizeOf } from '../../../shared/format/decimals.ts'
import { useLocale } from '../../../shared/format/locale.ts'
import { textOfMoney } from '../../../shared/format/money-text.ts'

interface StatementLineProps {
  statement: StatementRowFragment
  kind: AccountKind
  onOpen: ((statement: StatementRowFragment) => void) | null
  rowIndex: number
  offset: number
  height: number
}

/** A stated balance between the days of a register: "Statement Oct 31: €1,203.44, agrees". */
export function StatementLine({ statement, kind, onOpen, rowIndex, offset, height }: StatementLineProps) {
  const locale = useLocale()
  const day = formatDay(statement.day, locale)
  const name = statementLabel(statement.kind)
  return (
    // biome-ignore lint/a11y/useSemanticElements: rows that stand anywhere make no table
    // biome-ignore lint/a11y/useFocusableInteractive: the keyboard goes from transaction to transaction
    <div
      role="row"
      className="ledger-day"
      data-first={rowIndex === 1 ? '' : undefined}
      aria-rowindex={rowIndex}
      style={{ height: height + 1, top: offset }}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: see above */}
      {/* biome-ignore lint/a11y/useFocusableInteractive: see above */}
      <div role="rowheader">
        {onOpen ? (
          <button type="button" className="ledger-open" onClick={() => onOpen(statement)}>
            {t`${name} ${day}`}
          </button>
        ) : (
          t`${name} ${day}`
        )}
      </div>
      <Cell>
        <Box as="span" color={differs(statement) ? 'warning.fg' : undefined}>
          {comparison(statement, balanceText(kind, statement.amount, locale), locale)}
        </Box>
      </Cell>
    </div>
  )
}

const isCompared = ({ kind }: StatementRowFragment) => kind === 'STATEMENT' || kind === 'COUNT'

const differs = (statement: StatementRowFragment) => isCompared(statement) && signOf(statement.difference.value) !== 0

function comparison(statement: StatementRowFragment, balance: string, locale: string): string {
  if (!isCompared(statement)) return balance
  if (!differs(statement)) return t`${balance}, agrees`
  const { value, currency } = statement.difference
  const amount = textOfMoney(sizeOf(value), currency, locale)
  return t`${balance}, differs by ${amount}`
}
