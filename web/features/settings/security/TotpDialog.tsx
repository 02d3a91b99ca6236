import { Stack, Text } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { type ReactNode, useRef, useState } from 'react'
import { useSession } from '../../../app/session/session.tsx'
import {
  type StartTotpMutation,
  useFinishTotpMutation,
  useRenewRecoveryCodesMutation,
  useStartTotpMutation,
} from '../../../generated.ts'
import { focusFirstError } from '../../../shared/controls/FormField.tsx'
import { fieldErrorsOf, messageOf } from '../../../shared/format/errors.ts'
import { FormDialog } from '../../../shared/overlays/FormDialog.tsx'
import { useAttempt } from './attempt.ts'
import { CurrentPassword } from './CurrentPassword.tsx'
import { RecoveryCodeActions, RecoveryCodes } from './RecoveryCodes.tsx'
import { ScanFields } from './ScanFields.tsx'

interface TotpDialogProps {
  /** `set-up` asks for the password and the first code of the app. `renew` asks for the password only. */
  task: 'set-up' | 'renew'
  hasPassword: boolean
  onClose: () => void
}

interface Step {
  title: string
  action: string
  doing: string
  body: ReactNode
  otherAction?: ReactNode
  submit: () => Promise<unknown>
}

/** Sets up an authenticator app, or replaces the recovery codes. Both end with the codes, which are shown once. */
export function TotpDialog({ task, hasPassword, onClose }: TotpDialogProps) {
  const { userClient } = useSession()
  const [start] = useStartTotpMutation({ client: userClient })
  const [finish] = useFinishTotpMutation({ client: userClient })
  const [renew] = useRenewRecoveryCodesMutation({ client: userClient })
  const form = useRef<HTMLFormElement>(null)
  const [password, setPassword] = useState('')
  const [setup, setSetup] = useState<StartTotpMutation['startTotp'] | null>(null)
  const [code, setCode] = useState('')
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const { isPending, error, attempt } = useAttempt()
  const errorText = error ? (Object.values(fieldErrorsOf(error))[0] ?? messageOf(error)) : undefined

  const variables = { password: hasPassword ? password : null }
  const confirm = async () => {
    if (task === 'renew') {
      const { data } = await renew({ variables })
      if (data) setCodes(data.renewRecoveryCodes.codes)
    } else {
      const { data } = await start({ variables })
      if (data) setSetup(data.startTotp)
    }
  }

  const stepNow = (): Step => {
    if (codes) {
      return {
        title: t`Save your recovery codes`,
        action: t`Done`,
        doing: t`Done`,
        body: <RecoveryCodes codes={codes} />,
        otherAction: <RecoveryCodeActions codes={codes} />,
        submit: async () => onClose(),
      }
    }
    if (setup) {
      return {
        title: t`Scan this code with the app`,
        action: t`Turn on`,
        doing: t`Turning on`,
        body: <ScanFields secret={setup.secret} url={setup.url} error={errorText} onChange={setCode} />,
        async submit() {
          const { data } = await finish({ variables: { ticket: setup.ticket, code: code.trim() } })
          if (data) setCodes(data.finishTotp.codes)
        },
      }
    }
    return {
      title: task === 'renew' ? t`Create new recovery codes?` : t`Set up two-step verification`,
      action: task === 'renew' ? t`Create codes` : t`Continue`,
      doing: task === 'renew' ? t`Creating codes` : t`One moment`,
      body: (
        <>
          <Text color="fg.muted">
            {task === 'renew'
              ? t`Your current codes stop working.`
              : t`You need an authenticator app on your phone, such as Aegis, Ente Auth or Google Authenticator.`}
          </Text>
          {hasPassword && <CurrentPassword error={errorText} onChange={setPassword} />}
        </>
      ),
      submit: confirm,
    }
  }
  const { title, action, doing, body, otherAction, submit } = stepNow()

  return (
    <FormDialog
      title={title}
      action={action}
      doing={doing}
      isPending={isPending}
      error={hasPassword || setup ? null : errorText}
      form={form}
      hasCancel={codes === null}
      otherAction={otherAction}
      onSubmit={async () => {
        if (!(await attempt(submit))) focusFirstError(form.current)
      }}
      onClose={onClose}
    >
      <Stack gap="16px">{body}</Stack>
    </FormDialog>
  )
}
