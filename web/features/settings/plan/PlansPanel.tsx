import { Box, Button, Flex, Table, useBreakpointValue } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { Check } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { hasPayments } from '../../../app/identity/identity.ts'
import { useOrganization, useOrganizations } from '../../../app/session/organization.tsx'
import {
  type BillingSheetFragment,
  type PlanPeriod,
  type PlanTermsFragment,
  useChangePlanMutation,
} from '../../../generated.ts'
import { SegmentedControl } from '../../../shared/controls/SegmentedControl.tsx'
import { Panel } from '../../../shared/display/Panel.tsx'
import { useLocale } from '../../../shared/format/locale.ts'
import { ConfirmDialog } from '../../../shared/overlays/ConfirmDialog.tsx'
import { showToast } from '../../../shared/overlays/toaster.ts'
import { choiceLabel, choiceQuestion, formatLimit, formatPlanTerms, formatPrice, formatStorage } from './plan-labels.ts'

const OrderDialog = lazy(async () => ({ default: (await import('../payments/OrderDialog.tsx')).OrderDialog }))

const periods = (): { value: PlanPeriod; label: string }[] => [
  { value: 'MONTH', label: t`Monthly` },
  { value: 'YEAR', label: t`Yearly` },
]

export function PlansPanel({ billing }: { billing: BillingSheetFragment }) {
  const { name, isPaymentDue } = useOrganization()
  const { follow } = useOrganizations()
  const locale = useLocale()
  const hasColumns = useBreakpointValue({ base: false, xl: true }, { ssr: false })
  const [changePlan] = useChangePlanMutation()
  const [period, setPeriod] = useState<PlanPeriod>(billing.period ?? 'MONTH')
  const [asked, setAsked] = useState<PlanTermsFragment | null>(null)

  const change = async (plan: PlanTermsFragment) => {
    await changePlan({ variables: { plan: plan.key, period } })
    follow()
    showToast.success(t`${name} is now on ${{ plan: plan.name }}`)
  }
  const isOpen = billing.isTrial || (billing.isReadOnly && !isPaymentDue)
  const choices: PlanChoices = {
    plans: billing.choices,
    period,
    isCurrent: ({ key, pricePerMonth }) =>
      !isOpen &&
      key === billing.plan.key &&
      (pricePerMonth === 0 || billing.period === null || billing.period === period),
    isOpen,
    onChoose: setAsked,
  }

  return (
    <Panel
      title={t`Plans`}
      isList
      aside={<SegmentedControl label={t`Billing period`} options={periods()} value={period} onChange={setPeriod} />}
    >
      {hasColumns ? <PlanTable {...choices} /> : <PlanList {...choices} />}
      <Box px={{ base: '16px', md: '20px' }} py="14px" borderTopWidth="1px" textStyle="small" color="fg.muted">
        {t`Prices are per organization, AI credits per user and month. Viewers don't use a seat.`}
      </Box>
      {hasPayments() && asked && (
        <Suspense>
          <OrderDialog
            plan={asked}
            period={period}
            title={choiceQuestion(asked, isOpen)}
            confirm={choiceLabel(asked, isOpen)}
            terms={consequenceOf(name, asked, period, locale)}
            onClose={() => setAsked(null)}
            onChanged={follow}
          />
        </Suspense>
      )}
      <ConfirmDialog
        isOpen={asked !== null && !hasPayments()}
        onClose={() => setAsked(null)}
        title={asked ? choiceQuestion(asked, isOpen) : ''}
        confirm={asked ? choiceLabel(asked, isOpen) : ''}
        pending={isOpen ? t`Choosing` : t`Changing`}
        onConfirm={() => asked && change(asked)}
      >
        {asked && consequenceOf(name, asked, period, locale)}
      </ConfirmDialog>
    </Panel>
  )
}

function consequenceOf(organization: string, plan: PlanTermsFragment, period: PlanPeriod, locale: string): string {
  const price = formatPrice(plan, period, locale)
  return t`${organization} will cost ${price}. This includes ${{ terms: formatPlanTerms(plan, locale) }}.`
}

function PlanList({ plans, period, isCurrent, isOpen, onChoose }: PlanChoices) {
  const locale = useLocale()
  return (
    <Box as="ul" listStyleType="none">
      {plans.map((plan) => (
        <Box
          as="li"
          key={plan.key}
          px={{ base: '16px', md: '20px' }}
          py="12px"
          borderTopWidth="1px"
          borderColor="border.muted"
          {...(isCurrent(plan) && { bg: 'accent.subtle' })}
        >
          <Flex justify="space-between" align="center" gap="12px">
            <Box>
              <Box textStyle="strong">{plan.name}</Box>
              <Box textStyle="small" color="fg.muted">
                {formatPrice(plan, period, locale)}
              </Box>
            </Box>
            <PlanChoice plan={plan} isCurrent={isCurrent(plan)} isOpen={isOpen} onChoose={onChoose} />
          </Flex>
          <Box mt="6px" textStyle="small" color="fg.muted">
            {formatPlanTerms(plan, locale)}
          </Box>
        </Box>
      ))}
    </Box>
  )
}

function PlanTable({ plans, period, isCurrent, isOpen, onChoose }: PlanChoices) {
  const locale = useLocale()
  return (
    <Table.Root>
      <Table.Header>
        <Table.Row>
          <Table.ColumnHeader>{t`Plan`}</Table.ColumnHeader>
          {[t`Seats`, t`Viewers`, t`AI credits`, t`Storage`, t`Organizations`].map((column) => (
            <Table.ColumnHeader key={column} textAlign="end">
              {column}
            </Table.ColumnHeader>
          ))}
          <Table.ColumnHeader aria-label={t`Choice`} />
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {plans.map((plan) => (
          <Table.Row key={plan.key} h="58px" {...(isCurrent(plan) && { bg: 'accent.subtle' })}>
            <Table.Cell>
              <Box textStyle="strong">{plan.name}</Box>
              <Box textStyle="small" color="fg.muted">
                {formatPrice(plan, period, locale)}
              </Box>
            </Table.Cell>
            <Table.Cell textAlign="end">{formatLimit(plan.writers, locale)}</Table.Cell>
            <Table.Cell textAlign="end">{formatLimit(plan.viewers, locale)}</Table.Cell>
            <Table.Cell textAlign="end">{formatLimit(plan.credits, locale)}</Table.Cell>
            <Table.Cell textAlign="end">
              {plan.storageMegabytes === null ? t`Unlimited` : formatStorage(plan.storageMegabytes, locale)}
            </Table.Cell>
            <Table.Cell textAlign="end">{formatLimit(plan.organizations, locale)}</Table.Cell>
            <Table.Cell textAlign="end" w="116px">
              <PlanChoice plan={plan} isCurrent={isCurrent(plan)} isOpen={isOpen} onChoose={onChoose} />
            </Table.Cell>
          </Table.Row>
        ))}
      </Table.Body>
    </Table.Root>
  )
}

interface PlanChoices {
  plans: readonly PlanTermsFragment[]
  period: PlanPeriod
  isCurrent: (plan: PlanTermsFragment) => boolean
  /** True without a permanent plan: on trial, or after its end. */
  isOpen: boolean
  onChoose: (plan: PlanTermsFragment) => void
}

interface PlanChoiceProps {
  plan: PlanTermsFragment
  isCurrent: boolean
  isOpen: boolean
  onChoose: (plan: PlanTermsFragment) => void
}

function PlanChoice({ plan, isCurrent, isOpen, onChoose }: PlanChoiceProps) {
  if (isCurrent) {
    return (
      <Flex as="span" display="inline-flex" align="center" gap="6px" minH="30px" color="accent.fg" textStyle="label">
        <Check size={15} strokeWidth={2} aria-hidden />
        {t`Current`}
      </Flex>
    )
  }
  return (
    <Button
      size="sm"
      variant="outline"
      colorPalette="gray"
      aria-label={choiceLabel(plan, isOpen)}
      onClick={() => onChoose(plan)}
    >
      {isOpen ? t`Choose` : t`Change`}
    </Button>
  )
}
