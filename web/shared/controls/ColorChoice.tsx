import { Box } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { Choices } from './Choices.tsx'

const colorNames = () => [t`Ultramarine`, t`Amber`, t`Teal`, t`Rose`, t`Olive`, t`Sky`, t`Plum`, t`Slate`]

interface ColorChoiceProps {
  value: number
  onChange: (value: number) => void
  error?: string | undefined
}

export function ColorChoice({ value, onChange, error }: ColorChoiceProps) {
  const options = colorNames().map((name, at) => ({
    value: at + 1,
    name,
    picture: <Box boxSize="28px" borderRadius="tag" bg={`chart.${at + 1}`} aria-hidden />,
  }))
  return <Choices label={t`Colour`} options={options} chosen={value} onChange={onChange} error={error} />
}
