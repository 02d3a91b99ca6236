import { Box } from '@chakra-ui/react'
import { encode } from 'uqr'

interface QrCodeProps {
  text: string
  label: string
  /** In pixels. By default, each module has four. */
  width?: number
  /** With the cross that the Swiss QR-bill requires in the middle: 7 of 46 mm wide. */
  isSwiss?: boolean
}

/** In pixels. A whole number keeps all modules at the same size. */
const moduleSize = 4
const quietZone = 4

/** A QR code with the quiet zone that scanners need, which is white in both themes. */
export function QrCode({ text, label, width, isSwiss }: QrCodeProps) {
  const { data, size } = encode(text, { border: quietZone, ecc: 'M', boostEcc: !isSwiss })
  const path = data.map((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')).join('')).join('')
  return (
    <Box flexShrink="0" borderRadius="control" borderWidth="1px" overflow="clip" w="fit-content">
      <svg
        viewBox={`0 0 ${size} ${size}`}
        width={width ?? size * moduleSize}
        role="img"
        aria-label={label}
        shapeRendering="crispEdges"
      >
        <path fill="#fff" d={`M0 0h${size}v${size}h-${size}z`} />
        <path fill="#000" d={path} />
        {isSwiss && <SwissCross middle={size / 2} width={((size - 2 * quietZone) * 7) / 46} />}
      </svg>
    </Box>
  )
}

function SwissCross({ middle, width }: { middle: number; width: number }) {
  const square = (share: number) => {
    const side = width * share
    return `M${middle - side / 2} ${middle - side / 2}h${side}v${side}h-${side}z`
  }
  const [long, short] = [width * 0.56, width * 0.17]
  return (
    <>
      <path fill="#fff" d={square(1)} />
      <path fill="#000" d={square(0.88)} />
      <path fill="#fff" d={`M${middle - long / 2} ${middle - short / 2}h${long}v${short}h-${long}z`} />
      <path fill="#fff" d={`M${middle - short / 2} ${middle - long / 2}h${short}v${long}h-${short}z`} />
    </>
  )
}
