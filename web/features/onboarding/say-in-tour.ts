import { say } from '../../shared/toaster.ts'

/** The toast of the step before. */
let last: string | undefined

function alone(show: (text: string) => string) {
  return (text: string) => {
    if (last) say.dismiss(last)
    last = show(text)
  }
}

/** What the steps of the tour say, one at a time: several toasts would stand over the dialog's own buttons. */
export const sayInTour = { success: alone(say.success), error: alone(say.error), info: alone(say.info) }
