import { Box, Flex } from '@chakra-ui/react'
import { useState } from 'react'
import { FormField } from '../../shared/controls/FormField.tsx'
import { PasswordInput } from './PasswordInput.tsx'
import { type Strength, strengthOf } from './password-strength.ts'

interface NewPasswordFieldProps {
  label: string
  error: string | undefined
}

export function NewPasswordField({ label, error }: NewPasswordFieldProps) {
  const [password, setPassword] = useState('')
  return (
    <FormField
      label={label}
      error={error}
      help={password === '' ? 'At least 6 characters' : <StrengthHint strength={strengthOf(password)} />}
    >
      <PasswordInput autoComplete="new-password" onChange={setPassword} />
    </FormField>
  )
}

const strengthTexts: Record<Strength, { bars: number; color: string; text: string }> = {
  'too short': { bars: 0, color: 'bg.muted', text: 'At least 6 characters' },
  weak: { bars: 1, color: 'over.solid', text: 'Weak: easy to guess. A few words in a row are better.' },
  fair: { bars: 2, color: 'warning.solid', text: 'Fair: longer is better.' },
  strong: { bars: 3, color: 'income.solid', text: 'Strong' },
}

function StrengthHint({ strength }: { strength: Strength }) {
  const { bars, color, text } = strengthTexts[strength]
  return (
    <Flex as="span" align="center" gap="8px" aria-live="polite">
      <Flex as="span" gap="2px" flexShrink="0" aria-hidden>
        {[1, 2, 3].map((bar) => (
          <Box as="span" key={bar} w="16px" h="4px" borderRadius="bar" bg={bar <= bars ? color : 'bg.muted'} />
        ))}
      </Flex>
      {text}
    </Flex>
  )
}
