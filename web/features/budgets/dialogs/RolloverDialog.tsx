import { Box, Button, RadioGroup, Stack } from '@chakra-ui/react'
import { useState } from 'react'
import { Withdrawn } from '../../../app/session/CannotWrite.tsx'
import { useOrganization } from '../../../app/session/organization.tsx'
import { useUndo } from '../../../app/undo/undo.ts'
import { type BudgetLineRowFragment, type Rollover, useSetRolloverMutation } from '../../../generated.ts'
import { MonthYearPicker } from '../../../shared/controls/MonthYearPicker.tsx'
import { messageOf } from '../../../shared/format/errors.ts'
import { DialogFrame } from '../../../shared/overlays/DialogFrame.tsx'

const choices: readonly { value: Rollover; label: string; help: string }[] = [
  { value: 'NONE', label: 'Nothing', help: 'Each month begins with its plan alone.' },
  { value: 'SURPLUS', label: 'What is left', help: 'It is there in the next month, besides its plan.' },
  { value: 'ALL', label: 'What is left or overspent', help: 'What was too much is taken off the next month.' },
]

const isChoice = (value: string | null): value is Rollover => choices.some((choice) => choice.value === value)

export function RolloverDialog({ line, onClose }: { line: BudgetLineRowFragment; onClose: () => void }) {
  const { category, month } = line
  const { monthStartDay } = useOrganization()
  const { offerUndo } = useUndo()
  const [setRollover, { loading }] = useSetRolloverMutation()
  const [rollover, choose] = useState<Rollover>(line.rollover)
  const [from, setFrom] = useState(line.rolloverFrom ?? month)
  const [errorText, setError] = useState<string | null>(null)

  const save = async () => {
    try {
      const answer = await setRollover({ variables: { categoryId: category.id, rollover, from, month } })
      const labels = { NONE: 'nothing', SURPLUS: 'what is left', ALL: 'what is left or overspent' }[rollover]
      offerUndo(`${category.name} carries on ${labels}`, answer)
      onClose()
    } catch (error) {
      setError(messageOf(error))
    }
  }

  return (
    <DialogFrame
      isOpen
      onClose={onClose}
      title={`${category.name} carries on`}
      footer={
        <>
          <Button variant="ghost" colorPalette="gray" onClick={onClose}>
            Cancel
          </Button>
          <Button disabled={loading} onClick={() => void save()}>
            {loading ? 'Saving' : 'Save'}
          </Button>
        </>
      }
    >
      <Stack gap="20px" pt="8px">
        <Withdrawn permission="PLANS_WRITE" />
        <RadioGroup.Root
          aria-label="What is carried on to the next month"
          value={rollover}
          onValueChange={({ value }) => isChoice(value) && choose(value)}
        >
          <Stack gap="14px">
            {choices.map(({ value, label, help }) => (
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
            <Box textStyle="label">Beginning with what is left of</Box>
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
