import { Button, Stack, Text } from '@chakra-ui/react'
import { i18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import { useState } from 'react'
import { useSession } from '../../app/session/session.tsx'
import { MoveProfileDocument } from '../../generated.ts'
import { AuthLayout } from '../../shared/display/AuthLayout.tsx'
import { DescriptionList } from '../../shared/display/DescriptionList.tsx'
import { messageOf } from '../../shared/format/errors.ts'
import { showToast } from '../../shared/overlays/toaster.ts'

/** Asks once whether a new account takes over the profile that a Firebase user with the same address has here. */
export function MoveProfilePage() {
  const { state, userClient, createProfile, refresh } = useSession()
  const [isPending, setPending] = useState(false)
  if (state.status !== 'moving') return null
  const { name, email, organizations } = state.profile

  const decide = async (action: () => Promise<unknown>) => {
    setPending(true)
    try {
      await action()
      await refresh()
    } catch (error) {
      showToast.error(messageOf(error))
      setPending(false)
    }
  }

  return (
    <AuthLayout
      title={t`Continue with your earlier data?`}
      lead={t`You've used Purser with this email address before.`}
    >
      <Stack gap="20px" mt="28px">
        <DescriptionList
          rows={[
            [t`Name`, name],
            [t`Email`, email],
            [t`Organizations`, new Intl.ListFormat(i18n.locale).format(organizations) || t`None`],
          ]}
        />
        <Stack gap="8px">
          <Button
            size="lg"
            disabled={isPending}
            onClick={() => void decide(() => userClient.mutate({ mutation: MoveProfileDocument }))}
          >
            {t`Continue with this data`}
          </Button>
          <Button
            size="lg"
            variant="outline"
            colorPalette="gray"
            disabled={isPending}
            onClick={() => void decide(() => createProfile(state.identity.name))}
          >
            {t`Start new`}
          </Button>
        </Stack>
        <Text textStyle="small" color="fg.muted">
          {t`If you start new, the earlier data stays with your earlier sign-in. You won't be asked again.`}
        </Text>
      </Stack>
    </AuthLayout>
  )
}
