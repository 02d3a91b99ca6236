import { Box, useBreakpointValue } from '@chakra-ui/react'
import { useState } from 'react'
import { useOrganization, useOrganizations } from '../../../app/session/organization.tsx'
import { useMay } from '../../../app/session/permissions.ts'
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
import { say } from '../../../shared/overlays/toaster.ts'
import type { PlanChoices } from './PlanChoice.tsx'
import { PlanList } from './PlanList.tsx'
import { PlanTable } from './PlanTable.tsx'
import { choiceWords, priceWords, termsWords } from './plan-labels.ts'

const periods: { value: PlanPeriod; label: string }[] = [
  { value: 'MONTH', label: 'Monthly' },
  { value: 'YEAR', label: 'Yearly' },
]

/** The plans to choose from, the present one marked. */
export function PlansPanel({ billing }: { billing: BillingSheetFragment }) {
  const { name } = useOrganization()
  const { follow } = useOrganizations()
  const locale = useLocale()
  const hasColumns = useBreakpointValue({ base: false, xl: true }, { ssr: false })
  const mayChoose = useMay('ORGANIZATION_OWN')
  const [changePlan] = useChangePlanMutation()
  const [period, setPeriod] = useState<PlanPeriod>(billing.period ?? 'MONTH')
  const [asked, setAsked] = useState<{ plan: PlanTermsFragment; deed: string } | null>(null)

  const change = async (plan: PlanTermsFragment) => {
    await changePlan({ variables: { plan: plan.key, period } })
    follow()
    say.success(`${name} is on ${plan.name}`)
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
    ...(mayChoose && { onChoose: (plan) => setAsked({ plan, deed: choiceWords(plan, isOpen) }) }),
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
        title={asked ? `${asked.deed}?` : ''}
        confirm={asked?.deed ?? ''}
        pending={isOpen ? 'Choosing' : 'Changing'}
        onConfirm={() => asked && change(asked.plan)}
      >
        {asked &&
          `${name} then costs ${priceWords(asked.plan, period, locale)} and has ${termsWords(asked.plan, locale)}.`}
      </ConfirmDialog>
    </Panel>
  )
}
