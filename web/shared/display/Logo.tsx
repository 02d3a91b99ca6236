import { chakra } from '@chakra-ui/react'

/** `size` is in pixels. */
export function Logo({ size = 26 }: { size?: number }) {
  return (
    <chakra.svg viewBox="0 0 26 26" width={`${size}px`} height={`${size}px`} flexShrink="0" aria-hidden>
      <chakra.rect width="26" height="26" rx="7" fill="accent.solid" />
      <path d="M7 15.75h12" stroke="#fff" strokeWidth="2.25" strokeLinecap="round" />
      <path d="M7 19.5h12" stroke="#fff" strokeWidth="1.25" strokeLinecap="round" />
      <circle cx="15.9" cy="9" r="3.1" fill="none" stroke="#fff" strokeWidth="2.1" />
    </chakra.svg>
  )
}
