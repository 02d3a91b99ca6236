import { chakra } from '@chakra-ui/react'
import { Split } from 'lucide-react'
import { splitLabel } from '../format/category-labels.ts'

interface SplitBadgeProps {
  count: number
  onOpen?: () => void
}

const styles = {
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
      {splitLabel(count)}
    </>
  )
  if (!onOpen) return <chakra.span {...styles}>{content}</chakra.span>
  return (
    <chakra.button type="button" tabIndex={-1} {...styles} cursor="pointer" focusVisibleRing="outside" onClick={onOpen}>
      {content}
    </chakra.button>
  )
}
