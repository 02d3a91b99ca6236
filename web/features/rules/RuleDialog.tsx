import { Button } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { useRef, useState } from 'react'
import { Withdrawn } from '../../app/session/CannotWrite.tsx'
import { usePermission } from '../../app/session/permissions.ts'
import type { RuleRowFragment } from '../../generated.ts'
import { focusFirstError } from '../../shared/controls/FormField.tsx'
import { fieldErrorsOf, messageOf } from '../../shared/format/errors.ts'
import { FormDialog } from '../../shared/overlays/FormDialog.tsx'
import { useRuleChanges } from './changes.ts'
import { RuleFields } from './RuleFields.tsx'
import { RulePreview, useRulePreview } from './RulePreview.tsx'
import { errorsIn, type RuleErrors, type RuleValues } from './rule-values.ts'

interface RuleDialogProps {
  /** Null for a new rule. */
  rule: RuleRowFragment | null
  initial: RuleValues
  onClose: () => void
}

export function RuleDialog({ rule, initial, onClose }: RuleDialogProps) {
  const form = useRef<HTMLFormElement>(null)
  const mayApply = usePermission('TRANSACTIONS_WRITE')
  const { create, update, apply } = useRuleChanges()
  const [values, setValues] = useState(initial)
  const [errors, setErrors] = useState<RuleErrors>({})
  const [errorText, setError] = useState<string | null>(null)
  const [isPending, setPending] = useState(false)
  const preview = useRulePreview(values, rule?.id ?? null)
  const changing = preview?.changing ?? 0

  const change = (changes: Partial<RuleValues>) => {
    setValues((before) => ({ ...before, ...changes }))
    setErrors({})
  }
  const showErrors = (broken: RuleErrors) => {
    setErrors(broken)
    focusFirstError(form.current)
  }
  const save = async (applies: boolean) => {
    const broken = errorsIn(values)
    if (Object.keys(broken).length > 0) return showErrors(broken)
    setPending(true)
    setError(null)
    try {
      const id = rule ? await update(rule, values) : await create(values)
      if (applies) await apply(id)
      onClose()
    } catch (error) {
      const fields: RuleErrors = fieldErrorsOf(error)
      if (Object.keys(fields).length > 0) showErrors(fields)
      else setError(messageOf(error))
    } finally {
      setPending(false)
    }
  }

  return (
    <FormDialog
      title={rule ? t`Edit rule` : t`New rule`}
      action={t`Save`}
      doing={t`Saving`}
      isPending={isPending}
      error={errorText}
      otherAction={
        mayApply &&
        changing > 0 && (
          <Button variant="outline" colorPalette="gray" me="auto" disabled={isPending} onClick={() => void save(true)}>
            {t`Save and update ${changing}`}
          </Button>
        )
      }
      form={form}
      onSubmit={() => save(false)}
      onClose={onClose}
    >
      <Withdrawn permission="PLANS_WRITE" />
      <RuleFields values={values} onChange={change} errors={errors} />
      <RulePreview preview={preview} />
    </FormDialog>
  )
}
