import { Box } from '@chakra-ui/react'
import { encode } from 'uqr'

interface QrCodeProps {
  text: string
  label: string
}

/** In pixels. A whole number keeps all modules at the same size. */
const moduleSize = 4

/** A QR code with the quiet zone that scanners need, which is white in both themes. */
export function QrCode({ text, label }: QrCodeProps) {
  const { data, size } = encode(text, { border: 4 })
  const path = data.map((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')).join('')).join('')
  return (
    <Box flexShrink="0" borderRadius="control" borderWidth="1px" overflow="clip">
      <svg
        viewBox={`0 0 ${size} ${size}`}
        width={size * moduleSize}
        role="img"
        aria-label={label}
        shapeRendering="crispEdges"
      >
        <path fill="#fff" d={`M0 0h${size}v${size}h-${size}z`} />
        <path fill="#000" d={path} />
      </svg>
    </Box>
  )
}
