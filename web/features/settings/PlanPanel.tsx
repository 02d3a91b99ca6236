import { Box, Button, Flex } from '@chakra-ui/react'
import { TriangleAlert } from 'lucide-react'
import { useMay } from '../../app/may.ts'
import { useOrganization, useOrganizations } from '../../app/organization.tsx'
import { type BillingSheetFragment, useStartTrialMutation } from '../../generated.ts'
import { messageOf } from '../../shared/errors.ts'
import { useLocale } from '../../shared/locale.ts'
import { Panel } from '../../shared/Panel.tsx'
import { say } from '../../shared/toaster.ts'
import { dayWords, standingWords } from './plan-words.ts'

/** The plan as it stands: its name, its price, until when it runs, and what comes then. */
export function PlanPanel({ billing }: { billing: BillingSheetFragment }) {
  const locale = useLocale()
  const isHosted = billing.choices.length > 0
  return (
    <Panel title="Plan">
      <Flex align="center" gap="16px" wrap="wrap">
        <Box flex="1" minW="200px">
          <Box textStyle="figureSm">{billing.plan.name}</Box>
          <Box mt="2px" color="fg.muted">
            {isHosted ? standingWords(billing, locale) : 'No limits but your own disk.'}
          </Box>
        </Box>
        <TrialButton billing={billing} />
      </Flex>
      <EndNotice billing={billing} />
    </Panel>
  )
}

function TrialButton({ billing }: { billing: BillingSheetFragment }) {
  const mayOwn = useMay('ORGANIZATION_OWN')
  const { refresh } = useOrganizations()
  const [startTrial, { loading }] = useStartTrialMutation()
  const isOffered = billing.choices.some(({ key }) => key === 'TEAM')
  if (!mayOwn || !billing.canStartTrial || !isOffered) return null

  const start = async () => {
    try {
      await startTrial({ variables: { plan: 'TEAM' } })
      await refresh({ isSilent: true })
      say.success('The trial has begun')
    } catch (error) {
      say.error(messageOf(error))
    }
  }
  return (
    <Button w={{ base: '100%', sm: 'auto' }} disabled={loading} onClick={() => void start()}>
      {loading ? 'Starting the trial' : 'Try Team for 30 days, no card'}
    </Button>
  )
}

/** What the end of a plan means, before it and after it. */
function EndNotice({ billing: { plan, endsAt, isTrial, isReadOnly } }: { billing: BillingSheetFragment }) {
  const { name } = useOrganization()
  const mayOwn = useMay('ORGANIZATION_OWN')
  const locale = useLocale()
  if (!endsAt || (!isTrial && !isReadOnly)) return null

  const who = mayOwn ? 'you choose' : 'an Owner chooses'
  return (
    <Flex role="status" mt="16px" gap="10px" p="12px" borderRadius="control" bg="warning.subtle" color="warning.fg">
      <Box pt="2px" flexShrink="0">
        <TriangleAlert size={16} strokeWidth={1.75} aria-hidden />
      </Box>
      <Box>
        {isReadOnly
          ? `${plan.name} ended on ${dayWords(endsAt, locale)}. ${name} can be read, and nothing in it changed, until ${who} a plan. Nothing is lost.`
          : `After ${dayWords(endsAt, locale)} ${name} can be read, and nothing in it changed, until ${who} a plan.`}
      </Box>
    </Flex>
  )
}
