import { Box, Button, Flex, Skeleton } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { ChevronDown, ChevronRight } from 'lucide-react'
import { useId } from 'react'
import { DocumentStrip } from '../../app/documents/DocumentStrip.tsx'
import type { Highlight } from '../../app/documents/highlight.ts'
import { OpenDocument } from '../../app/documents/OpenDocument.tsx'
import { type ReceiptPictureQuery, useReceiptPictureQuery } from '../../generated.ts'
import { Panel } from '../../shared/display/Panel.tsx'
import { useDeviceFlag } from '../../shared/hooks/device-flag.ts'

interface ReceiptPictureProps {
  receiptId: string
  /** The item whose region is focused. */
  itemId: string
  /** In a sheet, the header has room for the sheet's close button. */
  isInSheet: boolean
}

/** The item's panel below it is about 620 px high and stays visible as a whole. */
const height = { base: '128px', md: 'clamp(120px, calc(100dvh - 700px), 320px)' }

/** Shows the place of an item on its receipt. The user can fold the picture, and the device stores the choice. */
export function ReceiptPicture({ receiptId, itemId, isInSheet }: ReceiptPictureProps) {
  const { data, error } = useReceiptPictureQuery({ variables: { id: receiptId } })
  const [isFolded, setFolded] = useDeviceFlag('reviewPictureFolded')
  const contentId = useId()
  if (error || data?.receipt.pages.length === 0) return null
  const toggle = () => setFolded(!isFolded)

  const marks = data ? marksOf(data.receipt, itemId) : []

  return (
    <Panel
      aria-label={t`Receipt picture`}
      isList
      {...(isInSheet ? { borderRadius: '{radii.dialog} {radii.dialog} 0 0' } : { mb: '12px' })}
    >
      <Flex align="center" {...(isInSheet ? { h: '56px', pt: '6px', pe: '52px' } : { h: '40px', pe: '6px' })}>
        <Button
          variant="ghost"
          colorPalette="gray"
          flex="1"
          h="100%"
          justifyContent="flex-start"
          px="16px"
          borderRadius="0"
          focusVisibleRing="inside"
          _expanded={{ bg: 'transparent' }}
          aria-expanded={!isFolded}
          aria-controls={contentId}
          onClick={toggle}
        >
          {isFolded ? <ChevronRight strokeWidth={2} /> : <ChevronDown strokeWidth={2} />}
          {t`Receipt picture`}
        </Button>
        {data && (
          <OpenDocument
            label={t`Enlarge picture`}
            pages={data.receipt.pages}
            text={data.receipt.text}
            marks={marks}
            variant="ghost"
            size="sm"
          />
        )}
      </Flex>
      <Box id={contentId} hidden={isFolded}>
        {isFolded ? null : data ? (
          <DocumentStrip pages={data.receipt.pages} marks={marks} h={height} borderTopWidth="1px" />
        ) : (
          <Skeleton h={height} borderRadius="0" />
        )}
      </Box>
    </Panel>
  )
}

function marksOf({ items }: ReceiptPictureQuery['receipt'], focusedId: string): Highlight[] {
  return items.flatMap(({ id, place, doubt, amountDoubt }) => {
    const isFocused = id === focusedId
    return place && (isFocused || doubt || amountDoubt) ? [{ id, place, isFocused }] : []
  })
}
