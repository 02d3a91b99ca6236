import { Box, chakra, Flex, VisuallyHidden } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import type { AnswerChartFragment } from '../../../generated.ts'
import { TextLink } from '../../../shared/controls/TextLink.tsx'
import { Amount } from '../../../shared/display/Amount.tsx'
import { isOurs } from './AnswerText.tsx'

interface AnswerPairsProps {
  table: AnswerChartFragment
  onLeave: () => void
}

type Money = NonNullable<AnswerChartFragment['rows'][number]['amount']>

const styles = {
  before: { bg: 'expense.solid', color: 'fg.muted', fontWeight: '400' },
  now: { bg: 'accent.graph', color: 'fg', fontWeight: '600' },
} as const

export function AnswerPairs({ table: { title, legend, rows }, onLeave }: AnswerPairsProps) {
  const [before = '', now = ''] = legend
  // These numbers only set the widths. Amounts are shown as the server sends them.
  const maxAmount = Math.max(...rows.flatMap((row) => [row.before, row.amount].map(sizeOf)), 0)

  return (
    <Box borderWidth="1px" borderRadius="panel" px="14px" py="12px">
      <chakra.table w="100%" css={{ borderCollapse: 'collapse' }}>
        <chakra.caption textAlign="start" captionSide="top" textStyle="caption" color="fg.muted" pb="8px">
          <VisuallyHidden>{title}: </VisuallyHidden>
          <Flex as="span" gap="4px 14px" wrap="wrap">
            <Key bg={styles.before.bg} text={before} />
            <Key bg={styles.now.bg} text={now} />
          </Flex>
        </chakra.caption>
        <VisuallyHidden as="thead">
          <tr>
            <th scope="col">{t`Name`}</th>
            <th scope="col">{t`Amounts`}</th>
          </tr>
        </VisuallyHidden>
        <tbody>
          {rows.map((row) => (
            <tr key={row.label}>
              <chakra.th
                scope="row"
                textAlign="start"
                fontWeight="500"
                textStyle="caption"
                py="7px"
                pe="12px"
                w="30%"
                overflowWrap="anywhere"
              >
                {row.label}
              </chakra.th>
              <chakra.td py="7px">
                <Line {...{ maxAmount, onLeave }} kind="before" of={before} amount={row.before} href={row.beforeHref} />
                <Line {...{ maxAmount, onLeave }} kind="now" of={now} amount={row.amount} href={row.href} />
              </chakra.td>
            </tr>
          ))}
        </tbody>
      </chakra.table>
    </Box>
  )
}

function Key({ bg, text }: { bg: string; text: string }) {
  return (
    <Flex as="span" align="center" gap="6px">
      <Box as="span" boxSize="9px" borderRadius="2px" bg={bg} data-graph aria-hidden />
      {text}
    </Flex>
  )
}

interface LineProps {
  kind: keyof typeof styles
  of: string
  amount: Money | null
  href: string | null
  maxAmount: number
  onLeave: () => void
}

/** The bar takes at most 64 % of the line, so that the amount fits. */
function Line({ kind, of, amount, href, maxAmount, onLeave }: LineProps) {
  const { bg, color, fontWeight } = styles[kind]
  const figure = amount && <Amount value={amount.value} currency={amount.currency} fontWeight={fontWeight} />
  const share = maxAmount > 0 ? sizeOf(amount) / maxAmount : 0
  return (
    <Flex align="center" gap="8px" textStyle="caption" lineHeight="14px" color={color}>
      <Box
        h="11px"
        minW="2px"
        w={`${(share * 64).toFixed(1)}%`}
        flexShrink="0"
        borderRadius="3px"
        bg={bg}
        data-graph
        aria-hidden
      />
      <span>
        <VisuallyHidden>{of}: </VisuallyHidden>
        {href && isOurs(href) ? (
          <TextLink to={href} color={color} onClick={onLeave}>
            {figure}
          </TextLink>
        ) : (
          figure
        )}
      </span>
    </Flex>
  )
}

function sizeOf(amount: Money | null): number {
  return Math.abs(Number(amount?.value ?? 0))
}
