import { Box, Flex, Heading, IconButton } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { ChevronDown, ChevronUp, X } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useId, useRef } from 'react'
import { Tooltip } from '../../../shared/overlays/Tooltip.tsx'

interface SidePanelProps {
  title: ReactNode
  children: ReactNode
  footer?: ReactNode
  onClose: () => void
  onStep: (step: 1 | -1) => void
}

/** A panel beside the list. It is as tall as the window allows and does not take the focus. */
export function SidePanel({ title, children, footer, onClose, onStep }: SidePanelProps) {
  const titleId = useId()
  const box = useRef<HTMLDivElement>(null)
  useTopInWindow(box)
  // A menu or list inside the panel closes first.
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const { key, target, currentTarget } = event
    if (key !== 'Escape' || !(target instanceof HTMLElement) || !currentTarget.contains(target)) return
    if (target.getAttribute('aria-expanded') === 'true' && target.matches('input, textarea')) return
    event.preventDefault()
    onClose()
  }

  return (
    <Flex
      ref={box}
      as="section"
      aria-labelledby={titleId}
      direction="column"
      position="sticky"
      top="28px"
      maxH="calc(100dvh - var(--panel-top, 28px) - 88px)"
      minH="320px"
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="panel"
      overflow="clip"
      animation="appear 120ms"
      onKeyDownCapture={press}
    >
      <Flex align="center" gap="2px" ps="24px" pe="12px" minH="56px" borderBottomWidth="1px" flexShrink="0">
        <Heading as="h2" id={titleId} textStyle="dialogTitle" flex="1" minW="0" truncate>
          {title}
        </Heading>
        <PanelButton label={t`Previous transaction`} hint="k" onClick={() => onStep(-1)}>
          <ChevronUp strokeWidth={1.75} />
        </PanelButton>
        <PanelButton label={t`Next transaction`} hint="j" onClick={() => onStep(1)}>
          <ChevronDown strokeWidth={1.75} />
        </PanelButton>
        <PanelButton label={t`Close`} hint={t`Esc`} onClick={onClose}>
          <X strokeWidth={1.75} />
        </PanelButton>
      </Flex>
      <Box flex="1" minH="0" px="24px" pt="16px" overflowY="auto" overscrollBehavior="contain">
        {children}
      </Box>
      {footer && (
        <Flex justify="flex-end" gap="8px" px="24px" py="14px" borderTopWidth="1px" flexShrink="0">
          {footer}
        </Flex>
      )}
    </Flex>
  )
}

interface PanelButtonProps {
  label: string
  hint: string
  onClick: () => void
  children: ReactNode
}

function PanelButton({ label, hint, onClick, children }: PanelButtonProps) {
  return (
    <Tooltip text={`${label} (${hint})`}>
      <IconButton aria-label={label} size="sm" variant="ghost" colorPalette="gray" onClick={onClick}>
        {children}
      </IconButton>
    </Tooltip>
  )
}

/** Sets `--panel-top` to the distance from the top of the window to the panel, which shrinks while the page scrolls. */
function useTopInWindow(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const measure = () => {
      const top = box.current?.getBoundingClientRect().top ?? 0
      box.current?.style.setProperty('--panel-top', `${Math.max(28, Math.round(top))}px`)
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(document.body)
    window.addEventListener('scroll', measure, { passive: true })
    return () => {
      observer.disconnect()
      window.removeEventListener('scroll', measure)
    }
  }, [box])
}
