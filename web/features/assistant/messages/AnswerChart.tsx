import { Box, chakra, VisuallyHidden } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import type { AnswerChartFragment } from '../../../generated.ts'
import { TextLink } from '../../../shared/controls/TextLink.tsx'
import { Amount } from '../../../shared/display/Amount.tsx'
import { isOurs } from './AnswerText.tsx'

interface AnswerChartProps {
  table: AnswerChartFragment
  onLeave: () => void
}

export function AnswerChart({ table: { title, layout, rows }, onLeave }: AnswerChartProps) {
  // These numbers only set the widths. Amounts are shown as the server sends them.
  const maxAmount = Math.max(...rows.map(({ amount }) => Math.abs(Number(amount?.value ?? 0))), 0)
  const isBars = layout === 'BARS' && maxAmount > 0

  return (
    <Box borderWidth="1px" borderRadius="panel" px="14px" py="12px" overflowX="auto">
      <chakra.table w="100%" textStyle="small" css={{ borderCollapse: 'collapse' }}>
        <chakra.caption textAlign="start" captionSide="top" textStyle="caption" color="fg.muted" pb="6px">
          {title}
        </chakra.caption>
        <VisuallyHidden as="thead">
          <tr>
            <th scope="col">{t`Name`}</th>
            <th scope="col">{t`Amount`}</th>
          </tr>
        </VisuallyHidden>
        <tbody>
          {rows.map(({ label, text, href, amount }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two rows of one answer may have the same label
            <chakra.tr key={index} css={index > 0 && !isBars ? { borderTop: '1px solid {colors.border.muted}' } : {}}>
              <chakra.th
                scope="row"
                textAlign="start"
                fontWeight={isBars ? '500' : '400'}
                py="6px"
                pe="12px"
                w={isBars ? '32%' : 'auto'}
                textStyle={isBars ? 'caption' : 'small'}
              >
                {href && isOurs(href) ? (
                  <TextLink to={href} onClick={onLeave}>
                    {label}
                  </TextLink>
                ) : (
                  label
                )}
                {text && (
                  <chakra.span display="block" color="fg.muted" fontWeight="400" textStyle="caption">
                    {text}
                  </chakra.span>
                )}
              </chakra.th>
              <chakra.td py="6px" textAlign={isBars ? 'start' : 'end'} whiteSpace="nowrap">
                {isBars && amount && (
                  <Bar share={Math.abs(Number(amount.value)) / maxAmount} isBase={rows.length === 2 && index === 0} />
                )}
                {amount && <Amount value={amount.value} currency={amount.currency} fontWeight="500" />}
              </chakra.td>
            </chakra.tr>
          ))}
        </tbody>
      </chakra.table>
    </Box>
  )
}

/** The bar takes at most 62 % of the cell, so that the amount fits. In comparisons, the first bar is the base. */
function Bar({ share, isBase }: { share: number; isBase: boolean }) {
  return (
    <Box
      display="inline-block"
      verticalAlign="-1px"
      me="8px"
      h="11px"
      minW="2px"
      w={`${(share * 62).toFixed(1)}%`}
      borderRadius="3px"
      bg={isBase ? 'expense.solid' : 'accent.graph'}
      data-graph
      aria-hidden
    />
  )
}
