import { Box, Button, Dialog, Flex, Text } from '@chakra-ui/react'
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import type { StepProps } from './step.ts'
import { showTourToast } from './tour-toast.ts'

interface StepFrameProps extends StepProps {
  /** What the step is about. */
  text: ReactNode
  /** The fields. */
  children?: ReactNode
  /** The verb of the button: "Save name". */
  deed: string
  /** What the button says while it is being done: "Saving". */
  pending?: string | null
  /** Goes on when nothing else is to be done. */
  onDeed?: () => void
  /** There is something that may be left out. */
  hasSkip?: boolean
}

/** One step: its title, what it is about, its fields, and the ways on. Enter does the deed. */
export function StepFrame(props: StepFrameProps) {
  const { title, text, children, deed, pending = null, onBack, onNext, onDeed = onNext, hasSkip = false } = props
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => firstFocusIn(form.current)?.focus(), [])

  const skip = () => {
    showTourToast.info('Step skipped.')
    onNext()
  }
  const enterOnTitle = (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLHeadingElement)) return
    // Else the same press would go on to the field that the next step begins with.
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
        if (pending === null) onDeed()
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
          <Button {...quiet} ms="-12px" px="12px" onClick={onBack} disabled={pending !== null}>
            Back
          </Button>
        )}
        <Box flex="1" />
        {hasSkip && (
          <Button {...quiet} onClick={skip} disabled={pending !== null}>
            Skip
          </Button>
        )}
        <Button type="submit" size={size} disabled={pending !== null} aria-busy={pending !== null}>
          {pending ?? deed}
        </Button>
      </Flex>
    </form>
  )
}

const size = { base: 'lg', sm: 'md' } as const
const quiet = { variant: 'ghost', colorPalette: 'gray', size } as const

/** Where the keyboard begins: the first field, or the title where there is none. A phone's keyboard is not called up. */
export function firstFocusIn(step: HTMLElement | null): HTMLElement | null {
  const isTouch = matchMedia('(pointer: coarse)').matches
  const field = 'input:not([type=hidden], [type=file], [type=radio]):enabled'
  return (!isTouch && step?.querySelector<HTMLElement>(field)) || (step?.querySelector('h2') ?? null)
}
