import { SegmentGroup } from '@chakra-ui/react'
import { useEffect, useRef } from 'react'

interface SegmentedControlProps<Value extends string> {
  label: string
  options: { value: Value; label: string }[]
  value: Value
  onChange: (value: Value) => void
  isWide?: boolean
  name?: string
}

export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { label, options, value, onChange, isWide, name } = props
  const root = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another choice is what is brought into sight
  useEffect(() => {
    const chosen = root.current?.querySelector<HTMLElement>('label[data-state="checked"]')
    const frame = root.current?.parentElement
    if (!chosen || !frame || frame.scrollWidth <= frame.clientWidth) return
    // Scrolls horizontally only, so that the page keeps its position.
    const [outer, inner] = [frame.getBoundingClientRect(), chosen.getBoundingClientRect()]
    if (inner.right > outer.right) frame.scrollLeft += inner.right - outer.right + 12
    else if (inner.left < outer.left) frame.scrollLeft -= outer.left - inner.left + 12
  }, [value])
  return (
    <SegmentGroup.Root
      ref={root}
      aria-label={label}
      value={value}
      onValueChange={(details) => {
        const chosen = options.find((option) => option.value === details.value)
        if (chosen) onChange(chosen.value)
      }}
      width={isWide ? '100%' : 'fit-content'}
      {...(name ? { name } : {})}
    >
      <SegmentGroup.Indicator />
      {options.map((option) => (
        <SegmentGroup.Item key={option.value} value={option.value} {...(isWide ? wide : {})}>
          <SegmentGroup.ItemText>{option.label}</SegmentGroup.ItemText>
          <SegmentGroup.ItemHiddenInput />
        </SegmentGroup.Item>
      ))}
    </SegmentGroup.Root>
  )
}

/** On a phone, the texts of three options need two lines. */
const wide = { flex: '1', h: 'auto', minH: '30px', px: { base: '6px', md: '12px' }, textAlign: 'center' } as const
