import { Box, Flex } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { balanceText, checkText, lastDigits } from '../../../app/accounts/labels.ts'
import type { AccountPageFragment } from '../../../generated.ts'
import { TextLink } from '../../../shared/controls/TextLink.tsx'
import { Panel } from '../../../shared/display/Panel.tsx'
import { formatDay } from '../../../shared/format/dates.ts'
import { sumOf } from '../../../shared/format/decimals.ts'
import { useLocale } from '../../../shared/format/locale.ts'
import { textOfMoney } from '../../../shared/format/money-text.ts'

export function RegisterHeader({ account }: { account: AccountPageFragment }) {
  const locale = useLocale()
  const { kind, balance, check, creditLimit, keys, closedOn } = account
  const state = checkText(check, locale)
  const notes = [
    lastDigits(keys),
    creditLimit && availableText(balance.value, creditLimit, locale),
    closedOn && t`closed on ${{ day: formatDay(closedOn, locale) }}`,
  ].filter(Boolean)
  return (
    <Panel mb="16px">
      <Flex justify="space-between" align="baseline" wrap="wrap" gap="8px">
        <Box>
          <Box textStyle="label" color="fg.muted">{t`Balance now`}</Box>
          <Box textStyle={{ base: 'figureSm', md: 'figure' }}>{balanceText(kind, balance, locale)}</Box>
        </Box>
        <Box textAlign="end" textStyle="small" color="fg.muted">
          {state && <Box color={check?.state === 'DIFFERS' ? 'warning.fg' : undefined}>{state}</Box>}
          {notes.length > 0 && <Box>{notes.join(' · ')}</Box>}
          <TextLink to="/accounts">{t`All accounts`}</TextLink>
        </Box>
      </Flex>
    </Panel>
  )
}

function availableText(balance: string, { value, currency }: { value: string; currency: string }, locale: string) {
  const amount = textOfMoney(sumOf([value, balance]), currency, locale)
  return t`${amount} available`
}
