import { Box, Code, Flex, Input, Stack, Text } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { useRef, useState } from 'react'
import { useSession } from '../../../app/session/session.tsx'
import { type StartTotpMutation, useFinishTotpMutation, useStartTotpMutation } from '../../../generated.ts'
import { FormField, focusFirstError } from '../../../shared/controls/FormField.tsx'
import { fieldErrorsOf, messageOf } from '../../../shared/format/errors.ts'
import { FormDialog } from '../../../shared/overlays/FormDialog.tsx'
import { useAttempt } from './attempt.ts'
import { PasswordDialog } from './PasswordDialog.tsx'
import { QrCode } from './QrCode.tsx'

type Secret = StartTotpMutation['startTotp']

interface TotpDialogProps {
  hasPassword: boolean
  /** Receives the recovery codes. */
  onDone: (codes: readonly string[]) => void
  onClose: () => void
}

/** Sets up an authenticator app: the password, then the QR code, then the first code of the app. */
export function TotpDialog({ hasPassword, onDone, onClose }: TotpDialogProps) {
  const { userClient } = useSession()
  const [start] = useStartTotpMutation({ client: userClient })
  const [secret, setSecret] = useState<Secret | null>(null)
  if (secret) return <ScanDialog secret={secret} onDone={onDone} onClose={onClose} />
  return (
    <PasswordDialog
      title={t`Set up two-step verification`}
      action={t`Continue`}
      doing={t`One moment`}
      hasPassword={hasPassword}
      about={t`You need an authenticator app on your phone, such as Aegis, Ente Auth or Google Authenticator.`}
      onConfirm={async (password) => {
        const { data } = await start({ variables: { password } })
        if (data) setSecret(data.startTotp)
      }}
      onClose={onClose}
    />
  )
}

interface ScanDialogProps extends Omit<TotpDialogProps, 'hasPassword'> {
  secret: Secret
}

function ScanDialog({ secret: { ticket, secret, url }, onDone, onClose }: ScanDialogProps) {
  const { userClient } = useSession()
  const [finish] = useFinishTotpMutation({ client: userClient })
  const form = useRef<HTMLFormElement>(null)
  const [code, setCode] = useState('')
  const { isPending, error, attempt } = useAttempt()

  const confirm = async () => {
    const isDone = await attempt(async () => {
      const { data } = await finish({ variables: { ticket, code: code.trim() } })
      if (data) onDone(data.finishTotp.codes)
    })
    if (!isDone) focusFirstError(form.current)
  }

  return (
    <FormDialog
      title={t`Scan this code with the app`}
      action={t`Turn on`}
      doing={t`Turning on`}
      isPending={isPending}
      form={form}
      onSubmit={confirm}
      onClose={onClose}
    >
      <Flex gap="20px" direction={{ base: 'column', sm: 'row' }} align={{ base: 'center', sm: 'flex-start' }}>
        <QrCode text={url} label={t`QR code for the authenticator app`} />
        <Stack gap="16px" w="100%" minW="0">
          <Box>
            <Text color="fg.muted">{t`Or enter this key in the app:`}</Text>
            <Code mt="4px" overflowWrap="anywhere" whiteSpace="normal" bg="bg.muted" color="fg">
              {secret.replace(/(.{4})(?=.)/g, '$1 ')}
            </Code>
          </Box>
          <FormField
            label={t`Code`}
            error={error ? (fieldErrorsOf(error).code ?? messageOf(error)) : undefined}
            help={t`The 6 digits that the app shows now`}
          >
            <Input
              value={code}
              autoComplete="one-time-code"
              inputMode="numeric"
              maxLength={7}
              onChange={(event) => setCode(event.target.value)}
            />
          </FormField>
        </Stack>
      </Flex>
    </FormDialog>
  )
}
