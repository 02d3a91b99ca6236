import { Button, type ButtonProps } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { KeyRound } from 'lucide-react'
import { useEffect, useState } from 'react'
import { type IdentityError, identityErrorOf } from '../../app/identity/identity-errors.ts'
import { showToast } from '../../shared/overlays/toaster.ts'

const loadPasskeys = () => import('../../app/identity/own/passkeys.ts')

const showError = ({ message }: IdentityError) => showToast.error(message)

/** Signs in with a passkey. Until the button is pressed, the passkeys are offered in the list of the email field. */
export function PasskeyButton(props: ButtonProps) {
  const [isPending, setPending] = useState(false)
  useOffer(!isPending)

  const signIn = async () => {
    setPending(true)
    try {
      const { signInWithPasskey } = await loadPasskeys()
      await signInWithPasskey()
    } catch (error) {
      showError(identityErrorOf(error))
    } finally {
      setPending(false)
    }
  }

  return (
    <Button {...props} disabled={isPending} onClick={() => void signIn()}>
      <KeyRound strokeWidth={1.75} aria-hidden />
      {isPending ? t`Waiting for your passkey` : t`Log in with a passkey`}
    </Button>
  )
}

/** A page can wait for only one passkey, so the offer ends while the button waits for one. */
function useOffer(isOffered: boolean): void {
  useEffect(() => {
    if (!isOffered) return
    const offer = loadPasskeys().then(({ offerPasskeys }) => offerPasskeys(showError))
    offer.catch((error: unknown) => console.error('Passkeys are not offered:', error))
    return () => void offer.then((stop) => stop()).catch(() => undefined)
  }, [isOffered])
}
