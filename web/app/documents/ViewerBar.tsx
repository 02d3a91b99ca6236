import { Box, Button, Flex, IconButton, Separator } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { ChevronLeft, ChevronRight, type LucideIcon, RotateCw, ZoomIn, ZoomOut } from 'lucide-react'

interface ViewerBarProps {
  /** In percent. */
  zoom: number
  onZoom: (percent: number) => void
  onRotate: () => void
  /** Null for a single page. */
  page: { number: number; count: number; onChange: (number: number) => void } | null
  isText: boolean
  /** Null if no text was recognized. */
  onText: ((isText: boolean) => void) | null
  hasPicture: boolean
}

/** In percent. */
export const zoomSteps = [50, 75, 100, 125, 150, 200, 300, 400]

export function ViewerBar({ zoom, onZoom, onRotate, page, isText, onText, hasPicture }: ViewerBarProps) {
  const smaller = zoomSteps.findLast((step) => step < zoom)
  const larger = zoomSteps.find((step) => step > zoom)

  return (
    <Flex
      position="absolute"
      bottom="16px"
      insetStart="50%"
      transform="translateX(-50%)"
      maxW="calc(100% - 24px)"
      align="center"
      p="4px"
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="10px"
      boxShadow="md"
      whiteSpace="nowrap"
    >
      {hasPicture && (
        <>
          <BarButton label={t`Zoom out`} icon={ZoomOut} isDisabled={!smaller} onClick={() => onZoom(smaller ?? zoom)} />
          <Box w="40px" textAlign="center" textStyle="caption" color="fg.muted" aria-live="polite">
            {zoom}%
          </Box>
          <BarButton label={t`Zoom in`} icon={ZoomIn} isDisabled={!larger} onClick={() => onZoom(larger ?? zoom)} />
          <BarButton label={t`Rotate`} icon={RotateCw} onClick={onRotate} />
        </>
      )}
      {hasPicture && page && (
        <>
          <Separator orientation="vertical" h="22px" mx="4px" />
          <BarButton
            label={t`Previous page`}
            icon={ChevronLeft}
            isDisabled={page.number <= 1}
            onClick={() => page.onChange(page.number - 1)}
          />
          <Box textStyle="caption" color="fg.muted" px="2px" aria-live="polite">
            {page.number} / {page.count}
          </Box>
          <BarButton
            label={t`Next page`}
            icon={ChevronRight}
            isDisabled={page.number >= page.count}
            onClick={() => page.onChange(page.number + 1)}
          />
        </>
      )}
      {onText && (
        <>
          {hasPicture && <Separator orientation="vertical" h="22px" mx="4px" />}
          <Button
            size="sm"
            variant="ghost"
            colorPalette="gray"
            color="fg"
            aria-pressed={isText}
            {...(isText ? { bg: 'bg.muted' } : {})}
            onClick={() => onText(!isText)}
          >
            {t`Recognised text`}
          </Button>
        </>
      )}
    </Flex>
  )
}

interface BarButtonProps {
  label: string
  icon: LucideIcon
  isDisabled?: boolean
  onClick: () => void
}

function BarButton({ label, icon: Icon, isDisabled = false, onClick }: BarButtonProps) {
  return (
    <IconButton
      aria-label={label}
      title={label}
      size="sm"
      variant="ghost"
      colorPalette="gray"
      disabled={isDisabled}
      onClick={onClick}
    >
      <Icon strokeWidth={1.75} />
    </IconButton>
  )
}
