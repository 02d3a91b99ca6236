import { Box, type BoxProps, chakra, Flex } from '@chakra-ui/react'
import { plural, t } from '@lingui/core/macro'
import { CalendarClock, ChevronRight, CircleCheck, CircleDashed, Inbox, type LucideIcon } from 'lucide-react'
import { Link as RouterLink } from 'react-router-dom'
import type { AttentionListFragment } from '../../generated.ts'
import { Panel } from '../../shared/display/Panel.tsx'
import { Tile } from '../../shared/display/Tile.tsx'
import { formatDay, today } from '../../shared/format/dates.ts'
import { iconOf } from '../../shared/format/icons.ts'
import { transactionsPath } from '../../shared/format/links.ts'
import { useLocale } from '../../shared/format/locale.ts'
import { textOfMoney } from '../../shared/format/money-text.ts'

interface AttentionPanelProps extends Omit<BoxProps, 'title'> {
  attention: AttentionListFragment
  month: string
}

export function AttentionPanel({ attention, month, ...rest }: AttentionPanelProps) {
  const locale = useLocale()
  const { pendingItems, overBudget, dueReceipts, uncategorisedCount, uncategorisedAmount } = attention
  const money = ({ value, currency }: { value: string; currency: string }) =>
    textOfMoney(value, currency, locale, 'never')
  const total = money(uncategorisedAmount)
  const isClear = pendingItems === 0 && overBudget.length === 0 && dueReceipts.length === 0 && uncategorisedCount === 0

  return (
    <Panel title={t`Needs attention`} isList {...rest}>
      {pendingItems > 0 && (
        <Matter
          to="/review"
          icon={Inbox}
          tone="accent"
          title={plural({ count: pendingItems }, { one: '# item to review', other: '# items to review' })}
          detail={sourcesOf(attention)}
        />
      )}
      {dueReceipts.map(({ id, merchant, dueDate, amount }) => {
        const isOverdue = dueDate < today()
        const day = formatDay(dueDate, locale)
        const name = merchant ?? t`Receipt`
        return (
          <Matter
            key={id}
            to={`/receipts/${id}/review`}
            icon={CalendarClock}
            tone={isOverdue ? 'over' : 'accent'}
            title={amount ? t`Pay ${money(amount)} to ${name}` : t`Pay ${name}`}
            detail={isOverdue ? t`Overdue since ${day}` : t`Due ${day}`}
          />
        )
      })}
      {overBudget.map(({ id, category, left, ...line }) => {
        const { name } = category
        const excess = money({ ...left, value: left.value.replace('-', '') })
        const spent = money(line.spent)
        const planned = money(line.planned)
        return (
          <Matter
            key={id}
            to={transactionsPath({ month, type: category.type, categories: [category.id] })}
            icon={iconOf(category.icon)}
            tone="over"
            title={t`${name} is ${excess} over`}
            detail={t`${spent} of ${planned} planned`}
          />
        )
      })}
      {uncategorisedCount > 0 && (
        <Matter
          to={transactionsPath({ month, categories: [null] })}
          icon={CircleDashed}
          tone="plain"
          title={t`${uncategorisedCount} uncategorised`}
          detail={t`${total} total`}
        />
      )}
      {isClear && (
        <Flex align="center" gap="12px" px={{ base: '16px', md: '20px' }} h="67px" borderTopWidth="1px">
          <Tile icon={CircleCheck} tone="income" />
          <Box color="fg.muted">{t`You're all caught up`}</Box>
        </Flex>
      )}
    </Panel>
  )
}

interface MatterProps {
  to: string
  icon: LucideIcon
  tone: 'accent' | 'over' | 'plain'
  title: string
  detail: string
}

function Matter({ to, icon, tone, title, detail }: MatterProps) {
  return (
    <Row to={to}>
      <Tile icon={icon} tone={tone} />
      <Box flex="1" minW="0">
        <Box textStyle="strong" truncate>
          {title}
        </Box>
        {detail && (
          <Box textStyle="small" color="fg.muted" truncate>
            {detail}
          </Box>
        )}
      </Box>
      <Box color="fg.muted" aria-hidden>
        <ChevronRight size={18} strokeWidth={1.75} />
      </Box>
    </Row>
  )
}

function sourcesOf({ pendingReceipts, pendingStatements, pendingBudgetLists }: AttentionListFragment): string {
  const sources = [
    pendingReceipts > 0 && plural({ count: pendingReceipts }, { one: '# receipt', other: '# receipts' }),
    pendingStatements > 0 && plural({ count: pendingStatements }, { one: '# statement', other: '# statements' }),
    pendingBudgetLists > 0 && plural({ count: pendingBudgetLists }, { one: '# budget list', other: '# budget lists' }),
  ]
  return sources.filter(Boolean).join(', ')
}

const Row = chakra(RouterLink, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    minH: '67px',
    px: { base: '16px', md: '20px' },
    borderTopWidth: '1px',
    borderColor: 'border.muted',
    transitionProperty: 'background-color',
    transitionDuration: 'fast',
    focusVisibleRing: 'inside',
    _hover: { bg: 'bg.hover' },
    _first: { borderColor: 'border' },
  },
})
