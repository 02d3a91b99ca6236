import { Button, Stack } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useSession } from '../app/session/session.tsx'
import { RestoreAccountDocument } from '../generated.ts'
import { AuthLayout } from '../shared/display/AuthLayout.tsx'
import { dayOf, formatFullDay } from '../shared/format/dates.ts'
import { messageOf } from '../shared/format/errors.ts'
import { useLocale } from '../shared/format/locale.ts'
import { showToast } from '../shared/overlays/toaster.ts'

/** Lets a user restore a deleted account before `purgedAt`, when its data is purged. */
export function AccountDeleted({ purgedAt }: { purgedAt: string }) {
  const { userClient, learn, logOut } = useSession()
  const locale = useLocale()
  const day = formatFullDay(dayOf(new Date(purgedAt)), locale)
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const [isRestoring, setRestoring] = useState(false)

  const restore = async () => {
    setRestoring(true)
    try {
      const { data } = await userClient.mutate({ mutation: RestoreAccountDocument })
      // Stays on the page, except on the form that deletes the account.
      if (pathname === '/settings/account') await navigate('/dashboard', { replace: true })
      if (data) learn(data.restoreAccount)
      showToast.success(t`Account restored.`)
    } catch (error) {
      showToast.error(messageOf(error))
      setRestoring(false)
    }
  }

  return (
    <AuthLayout
      title={t`Your account is scheduled for deletion`}
      lead={t`You can restore your account and all its data until ${day}. After that, everything is permanently deleted.`}
    >
      <Stack mt="24px" gap="12px">
        <Button size="lg" disabled={isRestoring} onClick={() => void restore()}>
          {isRestoring ? t`Restoring` : t`Restore account`}
        </Button>
        <Button size="lg" variant="outline" colorPalette="gray" onClick={() => void logOut()}>
          {t`Log out`}
        </Button>
      </Stack>
    </AuthLayout>
  )
}
