import { Box, Button, Flex } from '@chakra-ui/react'
import { CalendarClock, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { useOrganization, useOrganizations } from '../../../app/session/organization.tsx'
import { usePermission } from '../../../app/session/permissions.ts'
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
  const isHosted = billing.choices.length > 0
  return (
    <Panel title="Plan">
      <Flex align="center" gap="16px" wrap="wrap">
        <Box flex="1" minW="200px">
          <Box textStyle="figureSm">{billing.plan.name}</Box>
          <Box mt="2px" color="fg.muted">
            {isHosted ? planStatusLabel(billing, locale) : 'No limits but your own disk.'}
          </Box>
        </Box>
        <TrialButton billing={billing} />
      </Flex>
      <EndNotice billing={billing} />
    </Panel>
  )
}

function TrialButton({ billing }: { billing: BillingSheetFragment }) {
  const mayOwn = usePermission('ORGANIZATION_OWN')
  const { follow } = useOrganizations()
  const { name } = useOrganization()
  const locale = useLocale()
  const [startTrial] = useStartTrialMutation()
  const [isAsking, setAsking] = useState(false)
  const isTrialAvailable = billing.canStartTrial && billing.choices.some(({ key }) => key === 'TEAM')
  if (!mayOwn) return null

  const start = async () => {
    await startTrial({ variables: { plan: 'TEAM' } })
    follow()
    showToast.success('The trial has begun')
  }
  return (
    <>
      {isTrialAvailable && (
        <Button w={{ base: '100%', sm: 'auto' }} onClick={() => setAsking(true)}>
          Try Team for {trialDays} days, no card
        </Button>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={`Try Team until ${formatDay(addDays(today(), trialDays), locale)}?`}
        confirm="Try Team"
        pending="Starting the trial"
        onConfirm={start}
      >
        After that {name} can be read, and nothing in it changed, until you choose a plan; Free is one of them.
      </ConfirmDialog>
    </>
  )
}

function EndNotice({ billing: { plan, endsAt, isTrial, isReadOnly } }: { billing: BillingSheetFragment }) {
  const { name } = useOrganization()
  const mayOwn = usePermission('ORGANIZATION_OWN')
  const locale = useLocale()
  const now = useNow()
  if (!endsAt || (!isTrial && !isReadOnly)) return null

  const isNear = isReadOnly || new Date(endsAt).getTime() - now.getTime() <= noticeTime
  const Icon = isNear ? TriangleAlert : CalendarClock
  const who = mayOwn ? 'you choose' : 'an Owner chooses'
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
      <Box>
        {isReadOnly
          ? `${plan.name} ended on ${formatInstantDay(endsAt, locale)}. ${name} can be read, and nothing in it changed, until ${who} a plan. Nothing is lost.`
          : `After ${formatInstantDay(endsAt, locale)} ${name} can be read, and nothing in it changed, until ${who} a plan.`}
      </Box>
    </Flex>
  )
}
