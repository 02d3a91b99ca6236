import { Box, Flex, Text } from '@chakra-ui/react'
import { plural, t } from '@lingui/core/macro'
import { useEffect, useRef } from 'react'
import type { Attached, Attachment } from './attachment.ts'
import { formatCost, sumOf } from './credits.ts'

export function ComposerHint({ attachment, mayAttach }: { attachment: Attachment; mayAttach: boolean }) {
  const { attached, isRecording, seconds, stream } = attachment
  return (
    <Flex align="center" gap="8px" ms="8px" flex="1" minW="0" color="fg.muted">
      {isRecording && stream && <LevelMeter stream={stream} />}
      <Text textStyle="caption" fontVariantNumeric="tabular-nums" {...(isRecording ? { role: 'timer' } : {})}>
        {isRecording ? (
          <>
            <Box as="span" hideBelow="md">
              {t`Recording`}{' '}
            </Box>
            {clock(seconds)}
          </>
        ) : !mayAttach ? (
          t`You can't attach files with view-only access`
        ) : attached.length > 1 ? (
          summaryOf(attached)
        ) : attached.length === 0 ? (
          <Box as="span" hideBelow="md">
            {t`1 credit per 5 pages`}
          </Box>
        ) : null}
      </Text>
    </Flex>
  )
}

function summaryOf(attached: readonly Attached[]): string {
  const files = plural({ count: attached.length }, { one: '# file', other: '# files' })
  return [files, formatCost({ credits: sumOf(attached.map(({ cost }) => cost)) })].join(', ')
}

function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

const bars = ['lowest', 'low', 'middle', 'high', 'highest']
/** The number of frequency bands per bar, starting at the frequencies of speech. */
const bandsPerBar = 3

/** Shows the microphone level. With reduced motion, the bars only change their opacity. */
function LevelMeter({ stream }: { stream: MediaStream }) {
  const meter = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const context = new AudioContext()
    const analyser = context.createAnalyser()
    analyser.fftSize = 64
    context.createMediaStreamSource(stream).connect(analyser)
    const bands = new Uint8Array(analyser.frequencyBinCount)
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
    const draw = () => {
      analyser.getByteFrequencyData(bands)
      for (const [at, bar] of [...(meter.current?.children ?? [])].entries()) {
        if (!(bar instanceof HTMLElement)) continue
        const loudest = Math.max(...bands.subarray(at * bandsPerBar, (at + 1) * bandsPerBar)) / 255
        if (isStill) bar.style.opacity = String(0.25 + 0.75 * loudest)
        else bar.style.transform = `scaleY(${0.15 + 0.85 * loudest})`
      }
    }
    // 10 updates per second, or 2 with reduced motion.
    const timer = setInterval(draw, isStill ? 500 : 100)
    return () => {
      clearInterval(timer)
      void context.close()
    }
  }, [stream])

  return (
    <Flex ref={meter} align="center" gap="2px" h="16px" flexShrink="0" aria-hidden data-level-meter>
      {bars.map((bar) => (
        <Box
          key={bar}
          w="3px"
          h="100%"
          borderRadius="bar"
          bg="over.solid"
          transitionProperty="transform, opacity"
          transitionDuration="fast"
        />
      ))}
    </Flex>
  )
}
