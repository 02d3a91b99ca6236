import { Box, Skeleton } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { useOrganization } from '../../../app/session/organization.tsx'
import {
  type PlanPeriod,
  type PlanTermsFragment,
  useCancelSubscriptionMutation,
  useOrderPlanMutation,
  usePaymentStatusQuery,
  usePlanChangePreviewSubscription,
} from '../../../generated.ts'
import { messageOf } from '../../../shared/format/errors.ts'
import { useLocale } from '../../../shared/format/locale.ts'
import { textOfMoney } from '../../../shared/format/money-text.ts'
import { ConfirmDialog } from '../../../shared/overlays/ConfirmDialog.tsx'

interface OrderDialogProps {
  plan: PlanTermsFragment
  period: PlanPeriod
  title: string
  confirm: string
  /** The plan's price and contents. */
  terms: string
  onClose: () => void
  onChanged: () => void
}

/**
 * Orders a plan. A change of a live subscription shows first what it costs now. Free can be chosen only when the
 * subscription has ended, so the dialog offers to cancel it.
 */
export function OrderDialog({ plan, period, title, confirm, terms, onClose, onChanged }: OrderDialogProps) {
  const { data } = usePaymentStatusQuery({ fetchPolicy: 'network-only' })
  const { name } = useOrganization()
  const [order] = useOrderPlanMutation()
  const [cancel] = useCancelSubscriptionMutation()
  const status = data?.payments?.status
  const isLive = status === 'ACTIVE' || status === 'PAST_DUE'
  const isChange = plan.pricePerMonth > 0 && isLive
  const preview = usePlanChangePreviewSubscription({ variables: { plan: plan.key, period }, skip: !isChange })
  const amounts = preview.data?.planChangePreview

  const send = async () => {
    if (!data || (isChange && !amounts)) {
      throw new Error(t`The payment service didn't respond, so nothing changed. Try again.`)
    }
    const { data: ordered } = await order({ variables: { plan: plan.key, period, previewedAt: amounts?.at ?? null } })
    const payAt = ordered?.changePlan.payAt
    if (payAt) location.assign(payAt)
    else onChanged()
  }
  if (isLive && !isChange) {
    return (
      <ConfirmDialog
        isOpen
        onClose={onClose}
        title={title}
        confirm={t`Cancel subscription`}
        cancel={t`Keep it`}
        pending={t({ message: 'Cancelling', context: 'subscription' })}
        tone="over"
        onConfirm={() => cancel()}
      >
        {t`${name} keeps its plan until the end of the period that you paid for. Then you can choose ${{ plan: plan.name }}.`}
      </ConfirmDialog>
    )
  }
  return (
    <ConfirmDialog isOpen onClose={onClose} title={title} confirm={confirm} pending={confirm} onConfirm={send}>
      <Box>{terms}</Box>
      {isChange || !data ? (
        <Box mt="8px" aria-live="polite">
          {preview.error ? messageOf(preview.error) : amounts ? <Amounts {...amounts} /> : <Skeleton h="40px" />}
        </Box>
      ) : (
        plan.pricePerMonth > 0 && <Box mt="8px">{t`You pay on the next page, with Stripe.`}</Box>
      )}
    </ConfirmDialog>
  )
}

interface Amount {
  value: string
  currency: string
}

function Amounts({ due, credit }: { due: Amount; credit: Amount }) {
  const locale = useLocale()
  const dueText = textOfMoney(due.value, due.currency, locale)
  const creditText = textOfMoney(credit.value.replace('-', ''), credit.currency, locale)
  return <>{t`You pay ${dueText} now. ${creditText} that you already paid is credited.`}</>
}
