import { createToaster } from '@chakra-ui/react'

export const toasts = createToaster({
  placement: 'bottom-start',
  max: 20,
  overlap: false,
  gap: 8,
  removeDelay: 180,
  pauseOnPageIdle: true,
  offsets: {
    left: 'calc(var(--content-start) + 16px)',
    right: '16px',
    top: '16px',
    bottom: 'calc(var(--content-bottom) + 24px)',
  },
})

export interface ToastAction {
  label: string
  onClick: () => void
}

interface ToastOptions {
  /** In milliseconds. */
  duration?: number
  detail?: string
  action?: ToastAction
  instead?: string
}

type ToastType = 'success' | 'error' | 'warning' | 'info' | 'loading'

/** In milliseconds, for info toasts with an action. */
const actionToastDuration = 8000
/** In milliseconds. */
const durations: Record<ToastType, number> = {
  success: 2000,
  error: 4000,
  warning: 5000,
  info: 4000,
  loading: Number.POSITIVE_INFINITY,
}

/** Shows short messages at the bottom left. Each function returns the id of its toast. */
export const showToast = {
  success: (text: string, options?: ToastOptions) => show('success', text, options),
  error: (text: string, options?: ToastOptions) => show('error', text, options),
  warning: (text: string, options?: ToastOptions) => show('warning', text, options),
  info: (text: string, options?: ToastOptions) => show('info', text, options),
  /** Stays until it is dismissed or replaced with `instead`. */
  loading: (text: string) => show('loading', text),
  /** Adds buttons to a toast that is shown, under its text. */
  addActions(id: string, further: readonly ToastAction[]) {
    if (toasts.isVisible(id)) toasts.update(id, { duration: actionToastDuration, meta: { further } })
  },
  dismiss: (id: string) => toasts.dismiss(id),
  isShown: (id: string) => toasts.isVisible(id),
}

function show(type: ToastType, title: string, options: ToastOptions = {}): string {
  const {
    detail,
    action,
    instead,
    duration = type === 'info' && action ? actionToastDuration : durations[type],
  } = options
  const toast = { type, title, description: detail, action, duration, closable: true, meta: {} }
  const replaced = instead && toasts.getVisibleToasts().find(({ id }) => id === instead)
  if (replaced) {
    // The timer restarts only if the duration changes.
    toasts.update(instead, { ...toast, duration: replaced.duration === duration ? duration + 1 : duration })
    return instead
  }
  // A phone has room for one toast above its buttons.
  if (globalThis.matchMedia?.('(max-width: 767px)').matches) toasts.remove()
  return toasts.create(toast) ?? ''
}
