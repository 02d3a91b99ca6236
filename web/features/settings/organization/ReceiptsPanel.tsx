import { Box } from '@chakra-ui/react'
import { useState } from 'react'
import { useLiveFigures } from '../../../app/live/visible-queries.ts'
import { useOrganization, useOrganizations } from '../../../app/session/organization.tsx'
import { useUndo } from '../../../app/undo/undo.ts'
import { useReceiptMatchingQuery, useUpdateOrganizationMutation } from '../../../generated.ts'
import { Panel } from '../../../shared/display/Panel.tsx'
import { messageOf } from '../../../shared/format/errors.ts'
import { countOf } from '../../../shared/format/pluralize.ts'
import { SwitchRow } from '../SwitchRow.tsx'

/** From so many confirmed matches on, sure ones may be attached without asking. */
const enough = 5

const habits = { kind: 'habits' } as const

/** What the organization lets receipts do by themselves. */
export function ReceiptsPanel() {
  const { attachesReceipts: isOn } = useOrganization()
  const { learn } = useOrganizations()
  useLiveFigures(habits)
  const { data } = useReceiptMatchingQuery()
  const [update, { loading }] = useUpdateOrganizationMutation()
  const { offer } = useUndo()
  const [refusal, setRefusal] = useState<string | null>(null)
  const confirmed = data?.matchConfirmations ?? 0

  const toggle = async (attachesReceipts: boolean) => {
    setRefusal(null)
    try {
      const answer = await update({ variables: { changes: { attachesReceipts } } })
      if (answer.data) learn(answer.data.updateOrganization)
      const done = attachesReceipts ? 'Sure receipts are attached from now on' : 'Receipts are no longer attached'
      offer(done, answer, { row: 'attaches' })
    } catch (error) {
      setRefusal(messageOf(error))
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
              : `Offered after ${enough} receipts that you have attached yourselves: ${countOf(confirmed, 'receipt')} so far.`
          }
          isOn={isOn}
          isDisabled={loading || (!isOn && confirmed < enough)}
          refusal={refusal}
          onToggle={(on) => void toggle(on)}
        />
      </Box>
    </Panel>
  )
}
