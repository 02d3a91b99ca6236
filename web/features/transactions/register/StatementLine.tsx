import { Box } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { balanceText, statementLabel } from '../../../app/accounts/labels.ts'
import type { AccountKind, StatementRowFragment } from '../../../generated.ts'
import { formatDay } from '../../../shared/format/dates.ts'
import { signOf, sizeOf } from '../../../shared/format/decimals.ts'
import { useLocale } from '../../../shared/format/locale.ts'
import { textOfMoney } from '../../../shared/format/money-text.ts'
import { type DividerPosition, DividerRow } from '../list/DividerRow.tsx'

interface StatementLineProps extends DividerPosition {
  statement: StatementRowFragment
  kind: AccountKind
  onOpen: ((statement: StatementRowFragment) => void) | null
}

/** A stated balance between the days of a register: "Statement Oct 31: €1,203.44, agrees". */
export function StatementLine({ statement, kind, onOpen, ...position }: StatementLineProps) {
  const locale = useLocale()
  const day = formatDay(statement.day, locale)
  const name = statementLabel(statement.kind)
  return (
    <DividerRow
      {...position}
      header={
        onOpen ? (
          <button type="button" className="ledger-open" onClick={() => onOpen(statement)}>
            {t`${name} ${day}`}
          </button>
        ) : (
          t`${name} ${day}`
        )
      }
    >
      <Box as="span" color={differs(statement) ? 'warning.fg' : undefined}>
        {comparison(statement, balanceText(kind, statement.amount, locale), locale)}
      </Box>
    </DividerRow>
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
