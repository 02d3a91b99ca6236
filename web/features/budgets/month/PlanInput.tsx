import { Box } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { type ClipboardEvent, useRef, useState } from 'react'
import { useUndo } from '../../../app/undo/undo.ts'
import { type BudgetLineRowFragment, useSetBudgetMutation } from '../../../generated.ts'
import { AmountInput } from '../../../shared/controls/AmountInput.tsx'
import { isAmount } from '../../../shared/format/decimals.ts'
import { messageOf } from '../../../shared/format/errors.ts'
import { useLocale } from '../../../shared/format/locale.ts'
import { textOfMoney } from '../../../shared/format/money-text.ts'
import { showToast } from '../../../shared/overlays/toaster.ts'

interface PlanInputProps {
  line: Pick<BudgetLineRowFragment, 'category' | 'month'> & { planned: { value: string; currency: string } }
  /** The field is always there, so it does not take the focus, and Enter goes on to the next one. */
  isAtHand?: boolean
  onPaste?: (event: ClipboardEvent<HTMLInputElement>) => void
  onClose: () => void
}

/** Edits a budget in place. Enter or leaving the field saves, and Escape cancels. */
export function PlanInput({ line, isAtHand = false, onPaste, onClose }: PlanInputProps) {
  const { name } = line.category
  const [setBudget] = useSetBudgetMutation()
  const { offerUndo } = useUndo()
  const locale = useLocale()
  const [amount, setAmount] = useState(line.planned.value)
  const [isWrong, setWrong] = useState(false)
  const isDone = useRef(false)

  const save = async () => {
    if (isDone.current || (isAtHand && amount === '')) return
    if (!isAmount(amount) || amount.startsWith('-')) return setWrong(true)
    isDone.current = true
    try {
      if (amount !== line.planned.value) {
        const answer = await setBudget({ variables: { categoryId: line.category.id, month: line.month, amount } })
        const planned = textOfMoney(amount, line.planned.currency, locale)
        offerUndo(t`${name} budget set to ${planned}`, answer, { row: 'plan' })
      }
      onClose()
    } catch (error) {
      isDone.current = false
      setWrong(true)
      showToast.error(messageOf(error))
    }
  }

  return (
    <Box w="132px" maxW="100%" ms={isAtHand ? 'auto' : undefined}>
      <AmountInput
        currency={line.planned.currency}
        defaultValue={line.planned.value}
        onChange={(typed) => {
          setAmount(typed)
          setWrong(false)
        }}
        aria-label={t`Budget for ${name}`}
        aria-invalid={isWrong}
        data-plan
        autoFocus={!isAtHand}
        onFocus={(event) => event.target.select()}
        css={{ '--input-height': '34px' }}
        onBlur={() => void save()}
        onPaste={onPaste}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && isAtHand) nextField(event.currentTarget)?.focus()
          else if (event.key === 'Enter') void save()
          if (event.key === 'Escape' && !isAtHand) {
            isDone.current = true
            onClose()
          }
        }}
      />
    </Box>
  )
}

/** The next field for a budget on the page. Leaving a field saves it, so the last one is only left. */
function nextField(field: HTMLElement): HTMLElement | undefined {
  const fields = [...document.querySelectorAll<HTMLElement>('main input[data-plan]')]
  const next = fields[fields.indexOf(field) + 1]
  if (!next) field.blur()
  return next
}
