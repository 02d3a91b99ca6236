import { Box, useRecipe, VisuallyHidden } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'

interface SkeletonRowsProps {
  count?: number
  hasTile?: boolean
  /** In pixels. */
  rowHeight?: number
}

const nameWidths = [74, 106, 58, 88, 96, 66]
const amountWidths = [64, 56, 70, 60]

/**
 * Placeholder rows in the layout of real ones. Nothing is shown in the first 200 ms. The rows are plain elements,
 * because the first load waits for them.
 */
export function SkeletonRows({ count = 6, hasTile, rowHeight = 46 }: SkeletonRowsProps) {
  const skeleton = useRecipe({ key: 'skeleton' })({})
  const css = {
    '& > div': { display: 'flex', alignItems: 'center', gap: '12px', px: '16px', h: `${rowHeight}px` },
    '& > div + div': { borderTopWidth: '1px', borderColor: 'border.muted' },
    '& i': { ...skeleton, display: 'block', h: '12px', borderRadius: 'bar' },
    '& i:last-child': { ms: 'auto' },
    '& i.tile': { boxSize: '28px', borderRadius: 'tile' },
  }
  return (
    <Box role="status">
      <VisuallyHidden>{t`Loading`}</VisuallyHidden>
      <Box css={css} aria-hidden>
        {Array.from({ length: count }, (_, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all alike
          <div key={row}>
            {hasTile && <i className="chakra-skeleton tile" />}
            <i className="chakra-skeleton" style={{ width: nameWidths[row % nameWidths.length] }} />
            <i className="chakra-skeleton" style={{ width: amountWidths[row % amountWidths.length] }} />
          </div>
        ))}
      </Box>
    </Box>
  )
}
