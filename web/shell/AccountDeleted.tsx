import { Button, Stack } from '@chakra-ui/react'
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
      showToast.success('Account restored.')
    } catch (error) {
      showToast.error(messageOf(error))
      setRestoring(false)
    }
  }

  return (
    <AuthLayout
      title="Your account is to be deleted"
      lead={`Until ${formatFullDay(dayOf(new Date(purgedAt)), locale)} you can restore it, with everything in it. After that its data is gone for good.`}
    >
      <Stack mt="24px" gap="12px">
        <Button size="lg" disabled={isRestoring} onClick={() => void restore()}>
          {isRestoring ? 'Restoring' : 'Restore account'}
        </Button>
        <Button size="lg" variant="outline" colorPalette="gray" onClick={() => void logOut()}>
          Log out
        </Button>
      </Stack>
    </AuthLayout>
  )
}
