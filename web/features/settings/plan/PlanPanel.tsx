import { Box, Button, Flex } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { CalendarClock, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { hasPayments } from '../../../app/identity/identity.ts'
import { useOrganization, useOrganizations } from '../../../app/session/organization.tsx'
import { type BillingSheetFragment, useStartTrialMutation } from '../../../generated.ts'
import { Panel } from '../../../shared/display/Panel.tsx'
import { addDays, formatDay, today } from '../../../shared/format/dates.ts'
import { useLocale } from '../../../shared/format/locale.ts'
import { useNow } from '../../../shared/hooks/use-now.ts'
import { ConfirmDialog } from '../../../shared/overlays/ConfirmDialog.tsx'
import { showToast } from '../../../shared/overlays/toaster.ts'
import { formatInstantDay, planStatusLabel } from './plan-labels.ts'

/** Must equal the server's trial period. */
const trialDays = 30
/** Remaining time at which the end of a trial becomes a warning, in milliseconds: 7 days. */
const noticeTime = 7 * 24 * 60 * 60_000

export function PlanPanel({ billing }: { billing: BillingSheetFragment }) {
  const locale = useLocale()
  const { isPaymentDue } = useOrganization()
  const isHosted = billing.choices.length > 0
  return (
    <Panel title={t`Plan`}>
      <Flex align="center" gap="16px" wrap="wrap">
        <Box flex="1" minW="200px">
          <Box textStyle="figureSm">{billing.plan.name}</Box>
          <Box mt="2px" color="fg.muted">
            {isHosted ? planStatusLabel(billing, isPaymentDue, locale) : t`No limits except your disk space.`}
          </Box>
        </Box>
        <TrialButton billing={billing} />
      </Flex>
      <EndNotice billing={billing} />
    </Panel>
  )
}

function TrialButton({ billing }: { billing: BillingSheetFragment }) {
  const { follow } = useOrganizations()
  const { name } = useOrganization()
  const locale = useLocale()
  const [startTrial] = useStartTrialMutation()
  const [isAsking, setAsking] = useState(false)
  const isTrialAvailable = billing.canStartTrial && billing.choices.some(({ key }) => key === 'TEAM')

  const start = async () => {
    await startTrial({ variables: { plan: 'TEAM' } })
    follow()
    showToast.success(t`Trial started`)
  }
  return (
    <>
      {isTrialAvailable && (
        <Button w={{ base: '100%', sm: 'auto' }} onClick={() => setAsking(true)}>
          {t`Try Team for ${trialDays} days, no card`}
        </Button>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={t`Try Team until ${{ day: formatDay(addDays(today(), trialDays), locale) }}?`}
        confirm={t`Try Team`}
        pending={t`Starting the trial`}
        onConfirm={start}
      >
        {t`After that, ${name} is read-only until you choose a plan. You can choose Free.`}
      </ConfirmDialog>
    </>
  )
}

function EndNotice({ billing: { plan, endsAt, isTrial, isReadOnly } }: { billing: BillingSheetFragment }) {
  const { name } = useOrganization()
  const locale = useLocale()
  const now = useNow()
  // The notice of a payment explains the end of a plan that is paid for.
  if (!endsAt || (!isTrial && (!isReadOnly || hasPayments()))) return null

  const isNear = isReadOnly || new Date(endsAt).getTime() - now.getTime() <= noticeTime
  const day = formatInstantDay(endsAt, locale)
  const Icon = isNear ? TriangleAlert : CalendarClock
  return (
    <Flex
      role="status"
      mt="16px"
      gap="10px"
      p="12px"
      borderRadius="control"
      bg={isNear ? 'warning.subtle' : 'bg.muted'}
      color={isNear ? 'warning.fg' : 'fg.muted'}
    >
      <Box pt="2px" flexShrink="0">
        <Icon size={16} strokeWidth={1.75} aria-hidden />
      </Box>
      <Box>{isReadOnly ? endedText(plan.name, day, name) : endingText(day, name)}</Box>
    </Flex>
  )
}

function endedText(plan: string, day: string, organization: string): string {
  return t`${plan} ended on ${day}. ${organization} is read-only until you choose a plan. Nothing is lost.`
}

function endingText(day: string, organization: string): string {
  return t`After ${day}, ${organization} is read-only until you choose a plan.`
}
