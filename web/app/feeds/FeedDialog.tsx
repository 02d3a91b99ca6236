import { Button, Stack, Text } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { type ReactNode, useRef, useState } from 'react'
import { useCreateApiTokenMutation } from '../../generated.ts'
import { CopyField } from '../../shared/controls/CopyField.tsx'
import { ExpirySelect, usualLifetime } from '../../shared/controls/ExpirySelect.tsx'
import { messageOf } from '../../shared/format/errors.ts'
import { feedAddress } from '../../shared/format/feeds.ts'
import { DialogFrame } from '../../shared/overlays/DialogFrame.tsx'
import { FormDialog } from '../../shared/overlays/FormDialog.tsx'
import { useOrganization } from '../session/organization.tsx'
import { useSession } from '../session/session.tsx'

interface FeedDialogProps {
  /** Relative to the feeds of the API. */
  path: string
  title: string
  /** Names the token in the list of API tokens. */
  tokenName: string
  /** Says what the address is for. */
  children: ReactNode
  onClose: () => void
}

/** Creates the address of a feed, with a token of its own, so that it can be revoked alone. */
export function FeedDialog({ path, title, tokenName, children, onClose }: FeedDialogProps) {
  const { userClient } = useSession()
  const { id: organizationId, name: organization } = useOrganization()
  const [create, { loading }] = useCreateApiTokenMutation({ client: userClient })
  const form = useRef<HTMLFormElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const [days, setDays] = useState<number | null>(usualLifetime)
  const [address, setAddress] = useState<string | null>(null)
  const [error, setError] = useState<string | null>(null)

  const createAddress = async () => {
    const input = { name: tokenName, scopes: ['READ' as const], organizationId, expiresInDays: days }
    try {
      const { data } = await create({ variables: { input } })
      if (data) setAddress(feedAddress(path, data.createApiToken.token, organizationId))
    } catch (caught) {
      setError(messageOf(caught))
    }
  }

  if (address !== null) {
    return (
      <DialogFrame
        isOpen
        onClose={onClose}
        role="alertdialog"
        title={title}
        size="question"
        initialFocus={field}
        footer={<Button onClick={onClose}>{t`Done`}</Button>}
      >
        <Stack gap="12px">
          <Text color="fg.muted">{t`Copy the address now and keep it secret. It isn't shown again.`}</Text>
          <CopyField field={field} value={address} label={t`Address of the feed`} copied={t`Address copied`} />
        </Stack>
      </DialogFrame>
    )
  }
  return (
    <FormDialog
      title={title}
      size="question"
      action={t`Create address`}
      doing={t`Creating`}
      isPending={loading}
      error={error}
      form={form}
      onSubmit={createAddress}
      onClose={onClose}
    >
      <Stack gap="16px">
        <Text>{children}</Text>
        <Text color="fg.muted" textStyle="small">
          {t`The address contains an API token. Anyone who has it can read what you see in ${organization}, until you revoke the token in Settings.`}
        </Text>
        <ExpirySelect days={days} onChange={setDays} />
      </Stack>
    </FormDialog>
  )
}
