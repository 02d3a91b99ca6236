import { Box, Button, Dialog, Flex, Text } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import type { StepProps } from './step.ts'
import { showTourToast } from './tour-toast.ts'

interface StepFrameProps extends StepProps {
  text: ReactNode
  children?: ReactNode
  action: string
  pending?: string | null
  /** The default is the next step. */
  onAction?: () => void
  hasSkip?: boolean
}

export function StepFrame(props: StepFrameProps) {
  const { title, text, children, action, pending = null, onBack, onNext, onAction = onNext, hasSkip = false } = props
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => firstFocusIn(form.current)?.focus(), [])

  const skip = () => {
    showTourToast.info(t`Step skipped.`)
    onNext()
  }
  const enterOnTitle = (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLHeadingElement)) return
    // Otherwise the same key press would reach the first field of the next step.
    event.preventDefault()
    event.currentTarget.requestSubmit()
  }
  const inset = { base: '20px', sm: '32px' }
  return (
    <form
      ref={form}
      noValidate
      onKeyDown={enterOnTitle}
      onSubmit={(event) => {
        event.preventDefault()
        if (pending === null) onAction()
      }}
      style={{ display: 'flex', flexDirection: 'column', minHeight: 0 }}
    >
      <Box px={inset} pt={{ base: '14px', sm: '22px' }} pb="6px" overflowY="auto" overscrollBehavior="contain">
        <Dialog.Title textStyle="pageTitle" tabIndex={-1} outline="none">
          {title}
        </Dialog.Title>
        <Text mt="8px" mb="20px" color="fg.muted" textWrap="pretty">
          {text}
        </Text>
        {children}
      </Box>
      <Flex align="center" gap="8px" px={inset} pt="18px" pb={{ base: '16px', sm: '24px' }}>
        {onBack && (
          <Button {...secondaryButton} ms="-12px" px="12px" onClick={onBack} disabled={pending !== null}>
            {t`Back`}
          </Button>
        )}
        <Box flex="1" />
        {hasSkip && (
          <Button {...secondaryButton} onClick={skip} disabled={pending !== null}>
            {t`Skip`}
          </Button>
        )}
        <Button type="submit" size={size} disabled={pending !== null} aria-busy={pending !== null}>
          {pending ?? action}
        </Button>
      </Flex>
    </form>
  )
}

const size = { base: 'lg', sm: 'md' } as const
const secondaryButton = { variant: 'ghost', colorPalette: 'gray', size } as const

/**
 * Returns the first field, or the title on touch screens and in steps without fields, so that no on-screen keyboard
 * opens.
 */
export function firstFocusIn(step: HTMLElement | null): HTMLElement | null {
  const isTouch = matchMedia('(pointer: coarse)').matches
  const field = 'input:not([type=hidden], [type=file], [type=radio]):enabled'
  return (!isTouch && step?.querySelector<HTMLElement>(field)) || (step?.querySelector('h2') ?? null)
}
