import { Box, chakra, Grid, VisuallyHidden } from '@chakra-ui/react'
import { CircleAlert } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'

interface ChoicesProps<Value extends string | number> {
  label: string
  error?: string | undefined
  options: readonly { value: Value; name: string; picture: ReactNode }[]
  chosen: Value
  onChange: (value: Value) => void
  /** Options beyond this height scroll. In pixels. */
  maxHeight?: number
}

/** Native radio buttons provide the arrow keys. */
export function Choices<Value extends string | number>(props: ChoicesProps<Value>) {
  const { label, error, options, chosen, onChange, maxHeight } = props
  const group = useId()
  const grid = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const box = grid.current
    const chosen = box?.querySelector('label:has(:checked)')
    if (box && chosen instanceof HTMLElement) box.scrollTop = chosen.offsetTop - box.offsetTop - box.clientHeight / 2
  }, [])

  return (
    <chakra.fieldset>
      <chakra.legend textStyle="label" mb="6px">
        {label}
      </chakra.legend>
      <Grid
        ref={grid}
        templateColumns="repeat(auto-fill, 36px)"
        justifyContent="space-between"
        gap="8px"
        p="4px"
        m="-4px"
        {...(maxHeight ? { maxH: `${maxHeight}px`, overflowY: 'auto' } : {})}
      >
        {options.map(({ value, name, picture }) => (
          <Option key={value} title={name}>
            <VisuallyHidden>
              <input
                type="radio"
                name={group}
                aria-label={name}
                checked={value === chosen}
                onChange={() => onChange(value)}
              />
            </VisuallyHidden>
            {picture}
          </Option>
        ))}
      </Grid>
      {error && (
        <Box role="alert" display="flex" gap="6px" mt="6px" textStyle="small" color="over.fg">
          <CircleAlert size={15} strokeWidth={2} aria-hidden />
          {error}
        </Box>
      )}
    </chakra.fieldset>
  )
}

const Option = chakra('label', {
  base: {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    boxSize: '36px',
    borderRadius: 'tile',
    color: 'fg.muted',
    cursor: 'pointer',
    _hover: { bg: 'bg.muted', color: 'fg' },
    '&:has(:checked)': { boxShadow: '0 0 0 2px {colors.bg.panel}, 0 0 0 4px {colors.fg}', color: 'fg' },
    '&:has(:focus-visible)': { boxShadow: '0 0 0 2px {colors.bg.panel}, 0 0 0 4px {colors.accent.fg}' },
  },
})
