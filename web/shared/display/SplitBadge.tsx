import { chakra } from '@chakra-ui/react'
import { Split } from 'lucide-react'
import { splitWords } from '../format/category-labels.ts'

interface SplitBadgeProps {
  count: number
  onOpen?: () => void
}

const look = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  h: '24px',
  px: '8px',
  borderRadius: 'tag',
  borderWidth: '1px',
  borderColor: 'border',
  textStyle: 'small',
} as const

export function SplitBadge({ count, onOpen }: SplitBadgeProps) {
  const content = (
    <>
      <Split size={14} strokeWidth={2} aria-hidden />
      {splitWords(count)}
    </>
  )
  if (!onOpen) return <chakra.span {...look}>{content}</chakra.span>
  return (
    <chakra.button type="button" tabIndex={-1} {...look} cursor="pointer" focusVisibleRing="outside" onClick={onOpen}>
      {content}
    </chakra.button>
  )
}
