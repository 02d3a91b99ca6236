import { Box, Toaster as ChakraToaster, chakra, Flex, Portal, Spinner, Toast } from '@chakra-ui/react'
import { i18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { showToast, type ToastAction, toasts } from './toaster.ts'

const icons = { success: CircleCheck, error: CircleAlert, warning: TriangleAlert, info: Info }

export function Toaster() {
  // The region stays mounted when the user changes the language.
  useSyncExternalStore(
    (onChange) => i18n.on('change', onChange),
    () => i18n.locale,
  )
  return (
    <Portal>
      <ChakraToaster toaster={toasts} aria-label={t`Notifications`}>
        {(toast) => (
          <Toast.Root width={{ base: 'calc(100vw - 32px)', sm: '347px' }}>
            <ToastIcon type={toast.type} />
            <Box flex="1" minW="0">
              <Toast.Title>{toast.title}</Toast.Title>
              {toast.description && <Toast.Description opacity="0.75">{toast.description}</Toast.Description>}
              <FurtherActions id={toast.id} actions={furtherActionsOf(toast.meta)} />
            </Box>
            {toast.action && <Toast.ActionTrigger>{toast.action.label}</Toast.ActionTrigger>}
            <Toast.CloseTrigger aria-label={t`Dismiss`}>
              <X strokeWidth={1.75} />
            </Toast.CloseTrigger>
          </Toast.Root>
        )}
      </ChakraToaster>
    </Portal>
  )
}

function furtherActionsOf(meta: Record<string, unknown> | undefined): readonly ToastAction[] {
  return Array.isArray(meta?.further) ? (meta.further as ToastAction[]) : []
}

function FurtherActions({ id, actions }: { id: string | undefined; actions: readonly ToastAction[] }) {
  if (actions.length === 0) return null
  const run = ({ onClick }: ToastAction) => {
    if (id) showToast.dismiss(id)
    onClick()
  }
  return (
    <Flex wrap="wrap" gap="6px" mt="6px">
      {actions.map((action) => (
        <chakra.button
          key={action.label}
          type="button"
          textStyle="small"
          fontWeight="600"
          textAlign="start"
          px="10px"
          minH={{ base: '36px', md: '28px' }}
          borderWidth="1px"
          borderColor="fg.inverted/30"
          borderRadius="tag"
          cursor="pointer"
          _hover={{ bg: 'fg.inverted/12' }}
          onClick={() => run(action)}
        >
          {action.label}
        </chakra.button>
      ))}
    </Flex>
  )
}

function ToastIcon({ type = 'info' }: { type?: string }) {
  if (type === 'loading') return <Spinner boxSize="16px" color="var(--toast-tone)" borderWidth="2px" />
  const Icon = type === 'success' || type === 'error' || type === 'warning' ? icons[type] : icons.info
  return (
    <Box color="var(--toast-tone)" flexShrink="0" aria-hidden>
      <Icon size={18} strokeWidth={1.75} />
    </Box>
  )
}
