import { Box } from '@chakra-ui/react'
import { Choices } from '../../shared/controls/Choices.tsx'
import { tint } from '../../shared/display/Tile.tsx'
import { categoryIcons } from '../../shared/format/icons.ts'

interface IconChoiceProps {
  value: string
  /** 1 to 8: the chosen icon has it. */
  color: number
  onChange: (value: string) => void
  error?: string | undefined
}

export function IconChoice({ value, color, onChange, error }: IconChoiceProps) {
  const options = Object.entries(categoryIcons).map(([icon, Icon]) => ({
    value: icon,
    name: icon.replaceAll('-', ' '),
    picture: (
      <Box
        display="grid"
        placeItems="center"
        boxSize="100%"
        borderRadius="tile"
        {...(icon === value ? tint(color) : {})}
        aria-hidden
      >
        <Icon size={18} strokeWidth={1.75} />
      </Box>
    ),
  }))
  return <Choices label="Icon" options={options} chosen={value} onChange={onChange} error={error} maxHeight={180} />
}
