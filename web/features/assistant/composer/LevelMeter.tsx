import { Box, Flex } from '@chakra-ui/react'
import { useEffect, useRef } from 'react'

const bars = ['lowest', 'low', 'middle', 'high', 'highest']
/** Each bar shows so many of the analyser's bands, from where speech begins. */
const bandsPerBar = 3

/** How loud the microphone hears: one glance tells that it does. Where motion is not wanted, the bars only fade. */
export function LevelMeter({ stream }: { stream: MediaStream }) {
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
    // Ten times a second, like the needle of a meter; slower where it should keep calm.
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
