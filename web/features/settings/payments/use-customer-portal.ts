import { useOpenCustomerPortalMutation } from '../../../generated.ts'
import { messageOf } from '../../../shared/format/errors.ts'
import { showToast } from '../../../shared/overlays/toaster.ts'

/** Leaves for the page of the payment service where an Owner changes the card. */
export function useCustomerPortal() {
  const [open, { loading }] = useOpenCustomerPortalMutation()
  const openPortal = async () => {
    try {
      const { data } = await open()
      if (data) location.assign(data.openCustomerPortal)
    } catch (error) {
      showToast.error(messageOf(error))
    }
  }
  return { openPortal, isOpening: loading }
}
