import { Box, chakra, Flex, IconButton } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { ChevronDown, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import type { CategoryType } from '../../generated.ts'
import { Amount } from '../../shared/display/Amount.tsx'
import { Change } from '../../shared/display/Change.tsx'
import { useLocale } from '../../shared/format/locale.ts'
import { textOfShare } from '../../shared/format/percent.ts'

interface Money {
  value: string
  currency: string
}

export interface FigureLine {
  key: string
  name: string
  icon?: ReactNode
  amount: Money
  to: string
  percent?: number
  bar?: string
  previous?: Money | null
  previousTo?: string
  changePercent?: number | null
  isPart?: boolean
  isOpen?: boolean
  onToggle?: () => void
}

interface FiguresTableProps {
  caption: string
  of: string
  lines: readonly FigureLine[]
  total: { amount: Money; previous?: Money; changePercent?: number | null }
  type: CategoryType
  isCompared: boolean
  /** The double rule below a final sum. Use at most once per panel. */
  isFinal?: boolean
}

export function FiguresTable({ caption, of, lines, total, type, isCompared, isFinal = true }: FiguresTableProps) {
  const locale = useLocale()
  const hasShares = lines.some(({ percent }) => percent !== undefined)
  const maxAmount = Math.max(...lines.map(({ amount, isPart }) => (isPart ? 0 : Number(amount.value))), 0)
  const good = type === 'INCOME' ? 'up' : 'down'

  return (
    <chakra.table
      w="100%"
      css={{ borderCollapse: 'collapse', '& td, & th': { py: '0', h: { base: '46px', md: '42px' } } }}
    >
      <chakra.caption srOnly>{caption}</chakra.caption>
      <thead>
        <chakra.tr textStyle="small" color="fg.muted" css={{ '& th': { h: '32px', fontWeight: '400' } }}>
          <chakra.th scope="col" textAlign="start">
            {of}
          </chakra.th>
          {hasShares && (
            <chakra.th scope="col" textAlign="end" hideBelow="md">
              {t`Share`}
            </chakra.th>
          )}
          <chakra.th scope="col" textAlign="end">
            {t`Amount`}
          </chakra.th>
          {isCompared && (
            <>
              <chakra.th scope="col" textAlign="end" hideBelow="md">
                {t`Previous`}
              </chakra.th>
              <chakra.th scope="col" textAlign="end">
                {t({ message: 'Change', context: 'difference' })}
              </chakra.th>
            </>
          )}
        </chakra.tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <chakra.tr key={line.key} borderTopWidth="1px" borderColor="border.muted" _hover={{ bg: 'bg.hover' }}>
            <chakra.th scope="row" textAlign="start" fontWeight="400" w="100%" maxW="0" pe="12px">
              <Flex align="center" gap="12px" ps={line.isPart ? '24px' : '0'}>
                {line.icon}
                <Box minW={{ base: '0', md: line.bar ? '160px' : '0' }} truncate={{ base: false, md: true }}>
                  {line.name}
                </Box>
                {line.onToggle && <Toggle isOpen={line.isOpen ?? false} name={line.name} onClick={line.onToggle} />}
                {line.bar && (
                  <Box flex="1" hideBelow="md" aria-hidden>
                    <Box
                      h="8px"
                      minW="2px"
                      borderRadius="bar"
                      bg={line.bar}
                      style={{
                        width: `${maxAmount <= 0 ? 0 : (Math.max(Number(line.amount.value), 0) / maxAmount) * 100}%`,
                      }}
                    />
                  </Box>
                )}
              </Flex>
            </chakra.th>
            {hasShares && (
              <chakra.td textAlign="end" color="fg.muted" ps="12px" hideBelow="md">
                {line.percent === undefined ? '' : textOfShare(line.percent, locale)}
              </chakra.td>
            )}
            <chakra.td textAlign="end" ps="12px">
              <FigureLink to={line.to} name={line.name}>
                <Amount {...line.amount} fontWeight={line.isPart ? '400' : '500'} />
              </FigureLink>
            </chakra.td>
            {isCompared && (
              <>
                <chakra.td textAlign="end" ps="16px" color="fg.muted" hideBelow="md">
                  {line.previous && line.previousTo && (
                    <FigureLink to={line.previousTo} name={t`${{ name: line.name }}, previous`}>
                      <Amount {...line.previous} />
                    </FigureLink>
                  )}
                </chakra.td>
                <chakra.td textAlign="end" ps="16px" textStyle="small" color="fg.muted">
                  <Change percent={line.changePercent ?? null} good={good} />
                </chakra.td>
              </>
            )}
          </chakra.tr>
        ))}
      </tbody>
      <tfoot>
        <chakra.tr borderTopWidth="1px" borderColor="fg" fontWeight="600">
          <chakra.th scope="row" textAlign="start" fontWeight="600">
            {t`Total`}
          </chakra.th>
          {hasShares && <chakra.td hideBelow="md" />}
          <chakra.td textAlign="end" ps="12px">
            <Amount {...total.amount} isFinal={isFinal} />
          </chakra.td>
          {isCompared && (
            <>
              <chakra.td textAlign="end" ps="16px" hideBelow="md">
                {total.previous && <Amount {...total.previous} />}
              </chakra.td>
              <chakra.td textAlign="end" ps="16px" textStyle="small" fontWeight="400" color="fg.muted">
                <Change percent={total.changePercent ?? null} good={good} />
              </chakra.td>
            </>
          )}
        </chakra.tr>
      </tfoot>
    </chakra.table>
  )
}

function FigureLink({ to, name, children }: { to: string; name: string; children: ReactNode }) {
  return (
    <chakra.span
      _hover={{ textDecoration: 'underline' }}
      css={{ '& a': { borderRadius: 'tag', focusVisibleRing: 'outside' } }}
    >
      <RouterLink to={to}>
        <chakra.span srOnly>{name}: </chakra.span>
        {children}
      </RouterLink>
    </chakra.span>
  )
}

function Toggle({ isOpen, name, onClick }: { isOpen: boolean; name: string; onClick: () => void }) {
  const Icon = isOpen ? ChevronDown : ChevronRight
  return (
    <IconButton
      aria-label={t`Subcategories of ${name}`}
      aria-expanded={isOpen}
      size="sm"
      variant="ghost"
      colorPalette="gray"
      onClick={onClick}
    >
      <Icon size={16} strokeWidth={2} />
    </IconButton>
  )
}
