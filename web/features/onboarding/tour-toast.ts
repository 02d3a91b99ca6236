import { showToast } from '../../shared/overlays/toaster.ts'

let last: string | undefined

function alone<What extends unknown[]>(show: (...what: What) => string) {
  return (...what: What) => {
    if (last) showToast.dismiss(last)
    last = show(...what)
  }
}

/** Shows one toast at a time, because several would cover the buttons of the dialog. */
export const showTourToast = {
  success: alone((text: string) => showToast.success(text)),
  error: alone((text: string) => showToast.error(text)),
  info: alone((text: string) => showToast.info(text)),
  by: alone((show: () => string) => show()),
}
