import { chakra, Flex } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Link as RouterLink } from 'react-router-dom'
import type { BudgetLineRowFragment } from '../../../generated.ts'
import { Amount } from '../../../shared/display/Amount.tsx'
import { useLocale } from '../../../shared/format/locale.ts'
import { textOfMoney } from '../../../shared/format/money-text.ts'
import { pathOfLines } from './line-links.ts'
import { PlanInput } from './PlanInput.tsx'

interface PlannedAmountProps {
  line: BudgetLineRowFragment
  mayPlan: boolean
  isSmall?: boolean
  isEditing: boolean
  onEdit: (isEditing: boolean) => void
}

/**
 * Shows "$412.36 of $620.00" with the carried amount. The spending links to its list, and the budget can be edited in
 * place.
 */
export function PlannedAmount({ line, mayPlan, isSmall, isEditing, onEdit }: PlannedAmountProps) {
  const locale = useLocale()
  if (isEditing) return <PlanInput line={line} onClose={() => onEdit(false)} />

  const { spent, planned, available, category } = line
  const { name } = category
  const amount = textOfMoney(planned.value, planned.currency, locale)
  const whole = textOfMoney(available.value, available.currency, locale)
  const budget = mayPlan ? (
    <Budget type="button" aria-label={t`Budget for ${name}: ${amount}`} onClick={() => onEdit(true)}>
      {whole}
    </Budget>
  ) : (
    whole
  )
  return (
    <Flex gap="4px" color="fg.muted" whiteSpace="nowrap" {...(isSmall ? { textStyle: 'caption' } : {})}>
      <Trans>
        <Spent to={pathOfLines([line])} aria-label={t`Transactions in ${name}`}>
          <Amount {...spent} color="fg" />
        </Spent>{' '}
        of {budget}
      </Trans>
    </Flex>
  )
}

const Spent = chakra(RouterLink, {
  base: { borderRadius: 'bar', focusVisibleRing: 'outside', _hover: { textDecoration: 'underline' } },
})

const Budget = chakra('button', {
  base: {
    cursor: 'text',
    borderRadius: 'bar',
    focusVisibleRing: 'outside',
    textDecoration: 'underline',
    textDecorationColor: 'transparent',
    textDecorationStyle: 'dotted',
    textUnderlineOffset: '3px',
    'li:hover &': { textDecorationColor: '{colors.fg.subtle}' },
    '@media (hover: none)': { textDecorationColor: '{colors.fg.subtle}' },
    _hover: { color: 'fg' },
  },
})
