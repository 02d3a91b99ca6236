import { showToast } from '../../shared/overlays/toaster.ts'

/** The toast of the step before. */
let last: string | undefined

function alone<What extends unknown[]>(show: (...what: What) => string) {
  return (...what: What) => {
    if (last) showToast.dismiss(last)
    last = show(...what)
  }
}

/** What the steps of the tour say, one at a time: several toasts would stand over the dialog's own buttons. */
export const showTourToast = {
  success: alone((text: string) => showToast.success(text)),
  error: alone((text: string) => showToast.error(text)),
  info: alone((text: string) => showToast.info(text)),
  /** What another way of saying it has shown. */
  by: alone((show: () => string) => show()),
}
