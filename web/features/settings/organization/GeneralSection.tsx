import { Box, Button, Flex, Grid, Stack } from '@chakra-ui/react'
import { useState } from 'react'
import { useLiveScreen } from '../../../app/live/live-screens.ts'
import { LeaveDialog } from '../../../app/session/LeaveDialog.tsx'
import { useOrganization, useOrganizations } from '../../../app/session/organization.tsx'
import { usePermission } from '../../../app/session/permissions.ts'
import { useUndo } from '../../../app/undo/undo.ts'
import { useReceiptMatchingQuery, useUpdateOrganizationMutation } from '../../../generated.ts'
import { currencyName, formatMonthRange, timeZoneName } from '../../../shared/controls/organization-choices.ts'
import { Panel } from '../../../shared/display/Panel.tsx'
import { monthOf, today } from '../../../shared/format/dates.ts'
import { messageOf } from '../../../shared/format/errors.ts'
import { useLocale } from '../../../shared/format/locale.ts'
import { pluralize } from '../../../shared/format/pluralize.ts'
import { SwitchRow } from '../SwitchRow.tsx'
import { liveReceiptMatching } from './live.ts'
import { OrganizationPanel } from './OrganizationPanel.tsx'

export function GeneralSection() {
  const mayManage = usePermission('ORGANIZATION_MANAGE')
  return (
    <Stack gap="16px">
      {mayManage ? <OrganizationPanel /> : <OrganizationFacts />}
      {mayManage && <ReceiptsPanel />}
      <LeavePanel />
    </Stack>
  )
}

function LeavePanel() {
  const organization = useOrganization()
  const [isAsking, setAsking] = useState(false)

  return (
    <Panel>
      <Flex align="center" gap="16px" wrap="wrap">
        <Box flex="1" minW="200px">
          <Box as="h2" textStyle="section">
            Leave this organization
          </Box>
          <Box textStyle="small" color="fg.muted">
            What you recorded stays in it. To come back you need an invitation.
          </Box>
        </Box>
        <Button w={{ base: '100%', sm: 'auto' }} variant="outline" colorPalette="gray" onClick={() => setAsking(true)}>
          Leave
        </Button>
      </Flex>
      <LeaveDialog organization={isAsking ? organization : null} onClose={() => setAsking(false)} />
    </Panel>
  )
}

function OrganizationFacts() {
  const { name, currency, monthStartDay, timeZone, isReadOnly } = useOrganization()
  const locale = useLocale()
  const facts = [
    ['Name', name],
    ['Currency', currencyName(currency)],
    ['Month', formatMonthRange(monthStartDay, monthOf(today()), locale)],
    ['Time zone', timeZoneName(timeZone)],
  ]
  return (
    <Panel title="General" isList>
      <Box as="dl">
        {facts.map(([label, text]) => (
          <Grid
            key={label}
            templateColumns={{ base: '1fr', sm: '160px 1fr' }}
            px={{ base: '16px', md: '20px' }}
            py="12px"
            borderTopWidth="1px"
            borderColor="border.muted"
          >
            <Box as="dt" color="fg.muted">
              {label}
            </Box>
            <Box as="dd">{text}</Box>
          </Grid>
        ))}
      </Box>
      <Box px={{ base: '16px', md: '20px' }} py="14px" borderTopWidth="1px" textStyle="small" color="fg.muted">
        {isReadOnly
          ? 'The plan has ended: nothing can be changed until an Owner chooses one.'
          : 'Owners and Admins can change this.'}
      </Box>
    </Panel>
  )
}

/** Minimum number of confirmed receipt matches before automatic attachment can be enabled. */
const enough = 5

function ReceiptsPanel() {
  const { attachesReceipts: isOn } = useOrganization()
  const { learn } = useOrganizations()
  useLiveScreen(liveReceiptMatching, {})
  const { data } = useReceiptMatchingQuery()
  const [update, { loading }] = useUpdateOrganizationMutation()
  const { offerUndo } = useUndo()
  const [errorText, setError] = useState<string | null>(null)
  const confirmed = data?.matchConfirmations ?? 0

  const toggle = async (attachesReceipts: boolean) => {
    setError(null)
    try {
      const answer = await update({ variables: { changes: { attachesReceipts } } })
      if (answer.data) learn(answer.data.updateOrganization)
      const done = attachesReceipts ? 'Sure receipts are attached from now on' : 'Receipts are no longer attached'
      offerUndo(done, answer, { row: 'attaches' })
    } catch (error) {
      setError(messageOf(error))
    }
  }

  return (
    <Panel title="Receipts" isList>
      <Box as="ul" listStyleType="none">
        <SwitchRow
          label="Attach receipts that surely belong to a transaction"
          help={
            isOn || confirmed >= enough
              ? 'Same amount, at most 3 days apart, the same name, and nothing in doubt. The others still wait for you.'
              : `Offered after ${enough} receipts that you have attached yourselves: ${pluralize(confirmed, 'receipt')} so far.`
          }
          isOn={isOn}
          isDisabled={loading || (!isOn && confirmed < enough)}
          error={errorText}
          onToggle={(on) => void toggle(on)}
        />
      </Box>
    </Panel>
  )
}
