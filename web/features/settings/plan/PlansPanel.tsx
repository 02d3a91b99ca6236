import { Box, Button, Flex, Table, useBreakpointValue } from '@chakra-ui/react'
import { Check } from 'lucide-react'
import { useState } from 'react'
import { useOrganization, useOrganizations } from '../../../app/session/organization.tsx'
import { usePermission } from '../../../app/session/permissions.ts'
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
import { choiceLabel, formatLimit, formatPlanTerms, formatPrice, formatStorage } from './plan-labels.ts'

const periods: { value: PlanPeriod; label: string }[] = [
  { value: 'MONTH', label: 'Monthly' },
  { value: 'YEAR', label: 'Yearly' },
]

export function PlansPanel({ billing }: { billing: BillingSheetFragment }) {
  const { name } = useOrganization()
  const { follow } = useOrganizations()
  const locale = useLocale()
  const hasColumns = useBreakpointValue({ base: false, xl: true }, { ssr: false })
  const mayChoose = usePermission('ORGANIZATION_OWN')
  const [changePlan] = useChangePlanMutation()
  const [period, setPeriod] = useState<PlanPeriod>(billing.period ?? 'MONTH')
  const [asked, setAsked] = useState<{ plan: PlanTermsFragment; action: string } | null>(null)

  const change = async (plan: PlanTermsFragment) => {
    await changePlan({ variables: { plan: plan.key, period } })
    follow()
    showToast.success(`${name} is on ${plan.name}`)
  }
  const isOpen = billing.isTrial || billing.isReadOnly
  const choices: PlanChoices = {
    plans: billing.choices,
    period,
    isCurrent: ({ key, pricePerMonth }) =>
      !isOpen &&
      key === billing.plan.key &&
      (pricePerMonth === 0 || billing.period === null || billing.period === period),
    isOpen,
    ...(mayChoose && { onChoose: (plan) => setAsked({ plan, action: choiceLabel(plan, isOpen) }) }),
  }

  return (
    <Panel
      title="Plans"
      isList
      aside={<SegmentedControl label="Paid" options={periods} value={period} onChange={setPeriod} />}
    >
      {hasColumns ? <PlanTable {...choices} /> : <PlanList {...choices} />}
      <Box px={{ base: '16px', md: '20px' }} py="14px" borderTopWidth="1px" textStyle="small" color="fg.muted">
        Prices are for one organization. Members are those who may write; AI credits are for each user and month.
        {!mayChoose && ' An Owner can change the plan.'}
      </Box>
      <ConfirmDialog
        isOpen={asked !== null}
        onClose={() => setAsked(null)}
        title={asked ? `${asked.action}?` : ''}
        confirm={asked?.action ?? ''}
        pending={isOpen ? 'Choosing' : 'Changing'}
        onConfirm={() => asked && change(asked.plan)}
      >
        {asked &&
          `${name} then costs ${formatPrice(asked.plan, period, locale)} and has ${formatPlanTerms(asked.plan, locale)}.`}
      </ConfirmDialog>
    </Panel>
  )
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
          <Table.ColumnHeader>Plan</Table.ColumnHeader>
          {['Members', 'Viewers', 'AI credits', 'Storage', 'Organizations'].map((column) => (
            <Table.ColumnHeader key={column} textAlign="end">
              {column}
            </Table.ColumnHeader>
          ))}
          <Table.ColumnHeader aria-label="Choice" />
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
              {plan.storageMegabytes === null ? 'no limit' : formatStorage(plan.storageMegabytes, locale)}
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
  /** Undefined for users who cannot change the plan. */
  onChoose?: (plan: PlanTermsFragment) => void
}

interface PlanChoiceProps {
  plan: PlanTermsFragment
  isCurrent: boolean
  isOpen: boolean
  onChoose: ((plan: PlanTermsFragment) => void) | undefined
}

function PlanChoice({ plan, isCurrent, isOpen, onChoose }: PlanChoiceProps) {
  if (isCurrent) {
    return (
      <Flex as="span" display="inline-flex" align="center" gap="6px" minH="30px" color="accent.fg" textStyle="label">
        <Check size={15} strokeWidth={2} aria-hidden />
        Current
      </Flex>
    )
  }
  if (!onChoose) return <Box as="span" />
  return (
    <Button
      size="sm"
      variant="outline"
      colorPalette="gray"
      aria-label={choiceLabel(plan, isOpen)}
      onClick={() => onChoose(plan)}
    >
      {isOpen ? 'Choose' : 'Change'}
    </Button>
  )
}
