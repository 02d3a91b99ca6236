import { Box, Button, Flex } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { CircleCheck, TriangleAlert } from 'lucide-react'
import { useOrganization } from '../../../app/session/organization.tsx'
import type { PaymentsSheetFragment } from '../../../generated.ts'
import { useLocale } from '../../../shared/format/locale.ts'
import { formatInstantDay } from '../plan/plan-labels.ts'
import { useCustomerPortal } from './use-customer-portal.ts'

interface PaymentNoticeProps {
  payments: PaymentsSheetFragment
  /** How the user returned from a payment page. */
  outcome: string | null
}

/** Says what is wrong with a payment and what to do about it. */
export function PaymentNotice({ payments, outcome }: PaymentNoticeProps) {
  const locale = useLocale()
  const { name } = useOrganization()
  const { openPortal, isOpening } = useCustomerPortal()
  const { status, endsAt, payChangeAt, refusal } = payments
  if (status === 'PAST_DUE' && endsAt) {
    const day = formatInstantDay(endsAt, locale)
    const isOver = new Date(endsAt).getTime() <= Date.now()
    return (
      <NoticeRow
        isWarning
        action={
          <Button size="sm" disabled={isOpening} onClick={() => void openPortal()}>
            {t`Update card`}
          </Button>
        }
      >
        {isOver
          ? t`The last payment failed, so this organization is read-only since ${day}. Update your card to continue.`
          : t`The last payment failed. Everything works until ${day}. Update your card by then, or this organization becomes read-only.`}
      </NoticeRow>
    )
  }
  if (payChangeAt) {
    return (
      <NoticeRow
        isWarning
        action={
          <Button size="sm" asChild>
            <a href={payChangeAt}>{t`Pay now`}</a>
          </Button>
        }
      >
        {t`Your bank didn't approve the payment, so the plan hasn't changed yet.`}
      </NoticeRow>
    )
  }
  const text = textOf(refusal, outcome, status, name)
  return text && <NoticeRow isWarning={text.isWarning}>{text.message}</NoticeRow>
}

function textOf(refusal: PaymentsSheetFragment['refusal'], outcome: string | null, status: string, name: string) {
  if (refusal === 'DECLINED') {
    return { isWarning: true, message: t`Your card can't be charged, so nothing changed. Update it, then try again.` }
  }
  if (refusal === 'TOO_SMALL') {
    return {
      isWarning: true,
      message: t`The plan you chose is too small now, so nothing changed. Choose it again to see what to remove first.`,
    }
  }
  if (refusal) {
    return { isWarning: true, message: t`The payment service didn't respond, so nothing changed. Try again.` }
  }
  if (outcome === 'unavailable') {
    return { isWarning: true, message: t`The payment page didn't open. Nothing was charged. Try again in a minute.` }
  }
  // The address keeps the outcome, which is old news once the subscription has ended.
  if (status === 'ENDED') {
    return { isWarning: true, message: t`${name} is read-only until you choose a plan. Nothing is lost.` }
  }
  if (outcome === 'paid') {
    return status === 'NONE'
      ? { isWarning: false, message: t`Thank you. Your payment is being confirmed.` }
      : { isWarning: false, message: t`Thank you. Your payment has arrived.` }
  }
  return null
}

interface NoticeRowProps {
  isWarning: boolean
  action?: React.ReactNode
  children: React.ReactNode
}

function NoticeRow({ isWarning, action, children }: NoticeRowProps) {
  const Icon = isWarning ? TriangleAlert : CircleCheck
  return (
    <Flex
      role="status"
      gap="10px"
      p="12px"
      align="center"
      wrap={{ base: 'wrap', sm: 'nowrap' }}
      borderRadius="control"
      bg={isWarning ? 'warning.subtle' : 'bg.muted'}
      color={isWarning ? 'warning.fg' : 'fg.muted'}
    >
      <Box flexShrink="0">
        <Icon size={16} strokeWidth={1.75} aria-hidden />
      </Box>
      <Box flex="1" minW="180px">
        {children}
      </Box>
      {action}
    </Flex>
  )
}
