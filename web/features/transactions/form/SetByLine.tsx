import { useMay } from '../../../app/session/permissions.ts'
import type { FieldSetter, SettableField, TransactionRowFragment } from '../../../generated.ts'
import { TextLink } from '../../../shared/controls/TextLink.tsx'

const words: Record<FieldSetter, string> = {
  RULE: 'Set by a rule',
  RECURRENCE: 'As it recurs',
  IMPORT: 'As it was imported',
  RECEIPT: 'Read from the receipt',
  ASSISTANT: 'Set by the assistant',
}

interface SetByLineProps {
  transaction: TransactionRowFragment
  field: SettableField
}

/** What else than a person has set a field, with the rule that did; where a person set the category, a rule from that. */
export function SetByLine({ transaction, field }: SetByLineProps) {
  const mayPlan = useMay('PLANS_WRITE')
  const { description, category, splits } = transaction
  const setter = transaction.setBy.find((each) => each.field === field)
  if (setter?.by === 'RULE' && setter.id) {
    return <TextLink to={`/settings/rules?rule=${setter.id}`}>{words.RULE}</TextLink>
  }
  if (setter) return words[setter.by]
  if (field !== 'CATEGORY' || !mayPlan || !description || splits.length > 0) return null
  const asked = new URLSearchParams({ new: '', text: description, ...(category && { category: category.id }) })
  return <TextLink to={`/settings/rules?${asked}`}>Make a rule</TextLink>
}
