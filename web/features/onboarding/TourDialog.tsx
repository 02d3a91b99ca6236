import { Box, CloseButton, Dialog, Flex, Portal, Text, VisuallyHidden } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { type ComponentType, type RefObject, useEffect, useRef } from 'react'
import { useOrganization } from '../../app/session/organization.tsx'
import { AssistantStep } from './AssistantStep.tsx'
import { CategoriesStep } from './CategoriesStep.tsx'
import { CountryStep } from './CountryStep.tsx'
import { useDismissal, useFinish } from './finish.ts'
import { InvitedStep } from './InvitedStep.tsx'
import { NameStep } from './NameStep.tsx'
import { ReceiptStep } from './ReceiptStep.tsx'
import { firstFocusIn, StepFrame } from './StepFrame.tsx'
import type { StepProps } from './step.ts'
import { TransactionStep } from './TransactionStep.tsx'
import { WelcomeStep } from './WelcomeStep.tsx'

interface TourStep {
  title: string
  Step: ComponentType<StepProps>
}

const allSteps = (): readonly TourStep[] => [
  { title: t`Welcome`, Step: WelcomeStep },
  { title: t`Personalize Your Profile`, Step: NameStep },
  { title: t`Currency Setup`, Step: CountryStep },
  { title: t`Review Categories`, Step: CategoriesStep },
  { title: t`Your First Transaction`, Step: TransactionStep },
  { title: t`Digitize Receipts`, Step: ReceiptStep },
  { title: t`Discover AI Assistant`, Step: AssistantStep },
  { title: t`Setup Complete`, Step: DoneStep },
]

/** A member who was invited finds the organization set up. */
const stepsOfInvited = (organization: string): readonly TourStep[] => [
  { title: t`Personalize Your Profile`, Step: NameStep },
  { title: t`You are in ${organization}`, Step: InvitedStep },
]

interface TourDialogProps {
  isOpen: boolean
  step: number
  onStep: (step: number) => void
  onClose: () => void
}

/**
 * Shows the steps one at a time. Closing the last step completes the onboarding, and closing an earlier one dismisses
 * the tour.
 */
export function TourDialog({ isOpen, step, onStep, onClose }: TourDialogProps) {
  const content = useRef<HTMLDivElement>(null)
  const finish = useFinish()
  const dismiss = useDismissal()
  const { name, userRole } = useOrganization()
  const steps = userRole === 'OWNER' ? allSteps() : stepsOfInvited(name)
  // A change of the role can remove steps.
  const at = Math.min(step, steps.length)
  const shown = steps[at - 1]
  if (!shown) return null

  const isLast = at === steps.length
  const close = () => {
    onClose()
    void (isLast ? finish() : dismiss())
  }
  return (
    <Dialog.Root
      open={isOpen}
      onOpenChange={({ open }) => !open && close()}
      // A click beside the dialog may be accidental.
      closeOnInteractOutside={false}
      onEscapeKeyDown={(event) => isLeavingField(event) && event.preventDefault()}
      initialFocusEl={() => firstFocusIn(content.current)}
      placement={{ base: 'bottom', sm: 'center' }}
      motionPreset={{ base: 'slide-in-bottom', sm: 'scale' }}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content
            ref={content}
            maxW={{ base: '100%', sm: '520px' }}
            // Leaves space for toasts, except on very low screens such as above an on-screen keyboard.
            maxH={{
              base: 'max(100dvh - 76px, min(100dvh - 12px, 440px))',
              sm: 'max(100dvh - 160px, min(100dvh - 48px, 560px))',
            }}
            pb="env(safe-area-inset-bottom)"
          >
            <Flex
              align="center"
              gap="12px"
              ps={{ base: '20px', sm: '32px' }}
              pe={{ base: '12px', sm: '24px' }}
              pt={{ base: '14px', sm: '26px' }}
            >
              <Dots step={at} count={steps.length} />
              <Box role="status" textStyle="body" color="fg.muted">
                {t`Step ${at} of ${{ count: steps.length }}`}
                <VisuallyHidden>{`: ${shown.title}`}</VisuallyHidden>
              </Box>
              <Dialog.CloseTrigger asChild>
                <CloseButton
                  aria-label={t`Close`}
                  size="sm"
                  variant="ghost"
                  colorPalette="gray"
                  position="static"
                  ms="auto"
                />
              </Dialog.CloseTrigger>
            </Flex>
            <ToastsAbove sheet={content} />
            <shown.Step
              key={shown.title}
              title={shown.title}
              onBack={at === 1 ? null : () => onStep(at - 1)}
              onNext={() => (isLast ? close() : onStep(at + 1))}
            />
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  )
}

/** In fields with `data-takes-escape`, Escape does not close the dialog. */
function isLeavingField({ target }: KeyboardEvent): boolean {
  return target instanceof Element && target.closest('[data-takes-escape]') !== null
}

function Dots({ step, count }: { step: number; count: number }) {
  return (
    <Flex gap="6px" aria-hidden>
      {Array.from({ length: count }, (_, index) => (
        <Box
          // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its place
          key={index}
          h="8px"
          w={index + 1 === step ? '24px' : '8px'}
          borderRadius="full"
          bg={index < step ? 'accent.solid' : 'border'}
          opacity={index + 1 < step ? 0.45 : 1}
          transition="width 180ms"
        />
      ))}
    </Flex>
  )
}

function DoneStep(step: StepProps) {
  return (
    <StepFrame
      {...step}
      text={t`Your dashboard shows income, expenses and what needs your attention. Approve scanned receipts under Review.`}
      action={t`Go to My Dashboard`}
    >
      <Text color="fg.muted" textWrap="pretty">
        {t`Skipped something? Reopen this tour from Settings.`}
      </Text>
    </StepFrame>
  )
}

const asSheet = '(max-width: 479px)'

/** On a phone, keeps toasts above the sheet, because they would cover its fields. */
function ToastsAbove({ sheet }: { sheet: RefObject<HTMLElement | null> }) {
  useEffect(() => {
    const { style } = document.body
    const updatePosition = () => {
      if (!sheet.current || !matchMedia(asSheet).matches) style.removeProperty('--content-bottom')
      else style.setProperty('--content-bottom', `${sheet.current.offsetHeight - 12}px`)
    }
    const observer = new ResizeObserver(updatePosition)
    if (sheet.current) observer.observe(sheet.current)
    return () => {
      observer.disconnect()
      style.removeProperty('--content-bottom')
    }
  }, [sheet])
  return null
}
