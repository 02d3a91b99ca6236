import { Box, Button, RadioGroup, Stack } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { useState } from 'react'
import { Withdrawn } from '../../../app/session/CannotWrite.tsx'
import { useOrganization } from '../../../app/session/organization.tsx'
import { useUndo } from '../../../app/undo/undo.ts'
import { type BudgetLineRowFragment, type Rollover, useSetRolloverMutation } from '../../../generated.ts'
import { MonthYearPicker } from '../../../shared/controls/MonthYearPicker.tsx'
import { messageOf } from '../../../shared/format/errors.ts'
import { DialogFrame } from '../../../shared/overlays/DialogFrame.tsx'

const choices = (): { value: Rollover; label: string; help: string }[] => [
  { value: 'NONE', label: t`Nothing`, help: t`Each month starts with its own budget.` },
  { value: 'SURPLUS', label: t`Unspent money`, help: t`Money left over is added to the next month.` },
  {
    value: 'ALL',
    label: t`Unspent and overspent money`,
    help: t`Overspending is also deducted from the next month.`,
  },
]

const isChoice = (value: string | null): value is Rollover => choices().some((choice) => choice.value === value)

function describeRollover(rollover: Rollover, name: string): string {
  if (rollover === 'NONE') return t`${name} no longer rolls over`
  return rollover === 'SURPLUS'
    ? t`${name} rolls over unspent money`
    : t`${name} rolls over unspent and overspent money`
}

export function RolloverDialog({ line, onClose }: { line: BudgetLineRowFragment; onClose: () => void }) {
  const { category, month } = line
  const { name } = category
  const { monthStartDay } = useOrganization()
  const { offerUndo } = useUndo()
  const [setRollover, { loading }] = useSetRolloverMutation()
  const [rollover, choose] = useState<Rollover>(line.rollover)
  const [from, setFrom] = useState(line.rolloverFrom ?? month)
  const [errorText, setError] = useState<string | null>(null)

  const save = async () => {
    try {
      const answer = await setRollover({ variables: { categoryId: category.id, rollover, from, month } })
      offerUndo(describeRollover(rollover, name), answer)
      onClose()
    } catch (error) {
      setError(messageOf(error))
    }
  }

  return (
    <DialogFrame
      isOpen
      onClose={onClose}
      title={t`Rollover for ${name}`}
      footer={
        <>
          <Button variant="ghost" colorPalette="gray" onClick={onClose}>
            {t`Cancel`}
          </Button>
          <Button disabled={loading} onClick={() => void save()}>
            {loading ? t`Saving` : t`Save`}
          </Button>
        </>
      }
    >
      <Stack gap="20px" pt="8px">
        <Withdrawn permission="PLANS_WRITE" />
        <RadioGroup.Root
          aria-label={t`Roll over to the next month`}
          value={rollover}
          onValueChange={({ value }) => isChoice(value) && choose(value)}
        >
          <Stack gap="14px">
            {choices().map(({ value, label, help }) => (
              <RadioGroup.Item key={value} value={value} alignItems="flex-start">
                <RadioGroup.ItemHiddenInput />
                <RadioGroup.ItemIndicator mt="2px" />
                <RadioGroup.ItemText>
                  <Box textStyle="strong">{label}</Box>
                  <Box textStyle="small" color="fg.muted" fontWeight="400">
                    {help}
                  </Box>
                </RadioGroup.ItemText>
              </RadioGroup.Item>
            ))}
          </Stack>
        </RadioGroup.Root>
        {rollover !== 'NONE' && (
          <Stack gap="6px">
            <Box textStyle="label">{t`Start rolling over from`}</Box>
            <MonthYearPicker month={from} onChange={setFrom} startDay={monthStartDay} />
          </Stack>
        )}
        {errorText && (
          <Box role="alert" color="over.fg">
            {errorText}
          </Box>
        )}
      </Stack>
    </DialogFrame>
  )
}
