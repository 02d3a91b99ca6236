import { Box, Button, Flex, Grid, Stack } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
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
import { SwitchRow } from '../SwitchRow.tsx'
import { IncomingMailPanel } from './IncomingMailPanel.tsx'
import { liveReceiptMatching } from './live.ts'
import { OrganizationPanel } from './OrganizationPanel.tsx'

export function GeneralSection() {
  const mayManage = usePermission('ORGANIZATION_MANAGE')
  return (
    <Stack gap="16px">
      {mayManage ? <OrganizationPanel /> : <OrganizationFacts />}
      {mayManage && <ReceiptsPanel />}
      {mayManage && <IncomingMailPanel />}
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
            {t`Leave this organization`}
          </Box>
          <Box textStyle="small" color="fg.muted">
            {t`Everything you added stays. To rejoin, you need an invitation.`}
          </Box>
        </Box>
        <Button w={{ base: '100%', sm: 'auto' }} variant="outline" colorPalette="gray" onClick={() => setAsking(true)}>
          {t`Leave`}
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
    [t`Name`, name],
    [t`Currency`, currencyName(currency)],
    [t`Month`, formatMonthRange(monthStartDay, monthOf(today()), locale)],
    [t`Time zone`, timeZoneName(timeZone)],
  ]
  return (
    <Panel title={t`General`} isList>
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
      {!isReadOnly && (
        <Box px={{ base: '16px', md: '20px' }} py="14px" borderTopWidth="1px" textStyle="small" color="fg.muted">
          {t`Owners and Admins can change this.`}
        </Box>
      )}
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
      const done = attachesReceipts
        ? t`Certain matches are now attached automatically`
        : t`Receipts are no longer attached automatically`
      offerUndo(done, answer, { row: 'attaches' })
    } catch (error) {
      setError(messageOf(error))
    }
  }

  return (
    <Panel title={t`Receipts`} isList>
      <Box as="ul" listStyleType="none">
        <SwitchRow
          label={t`Attach receipts when the match is certain`}
          help={
            isOn || confirmed >= enough
              ? t`Same amount and merchant, at most 3 days apart, and no other candidate. You match the rest.`
              : t`Available after ${enough} receipts are attached by hand. So far: ${confirmed}.`
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
