import { Input } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { useRef, useState } from 'react'
import { useSession, useUser } from '../../app/session/session.tsx'
import { useUpdatePreferredNameMutation } from '../../generated.ts'
import { FormField } from '../../shared/controls/FormField.tsx'
import { StepFrame } from './StepFrame.tsx'
import { type StepProps, sentenceOf } from './step.ts'
import { showTourToast } from './tour-toast.ts'

export function NameStep(step: StepProps) {
  const user = useUser()
  const { learn } = useSession()
  const [updateName, { loading }] = useUpdatePreferredNameMutation()
  const input = useRef<HTMLInputElement>(null)
  const [name, setName] = useState(user.name)
  const [error, setError] = useState<string | null>(null)

  const showError = (sentence: string) => {
    setError(sentence)
    input.current?.focus()
  }
  const save = async () => {
    if (!name.trim()) return showError(t`Name is required.`)
    try {
      const { data } = await updateName({ variables: { name: name.trim() } })
      if (data) learn(data.updatePreferredName)
      showTourToast.success(t`Name saved!`)
      step.onNext()
    } catch (failure) {
      const sentence = sentenceOf(failure) ?? t`Failed to update name`
      showTourToast.error(sentence)
      showError(sentence)
    }
  }
  return (
    <StepFrame
      {...step}
      text={t`Other members see it next to your changes.`}
      action={t`Save name`}
      pending={loading ? t`Saving` : null}
      onAction={() => void save()}
      hasSkip
    >
      <FormField label={t`Name`} error={error ?? undefined}>
        <Input
          ref={input}
          value={name}
          maxLength={120}
          autoComplete="name"
          enterKeyHint="go"
          onChange={(event) => {
            setName(event.target.value)
            setError(null)
          }}
        />
      </FormField>
    </StepFrame>
  )
}
