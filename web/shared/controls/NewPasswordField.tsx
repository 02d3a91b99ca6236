import { Box, Flex } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { useState } from 'react'
import { type Strength, strengthOf } from '../format/password-strength.ts'
import { FormField } from './FormField.tsx'
import { PasswordInput } from './PasswordInput.tsx'

interface NewPasswordFieldProps {
  label: string
  error: string | undefined
  size?: 'lg'
  onChange?: (password: string) => void
}

export function NewPasswordField({ label, error, size, onChange }: NewPasswordFieldProps) {
  const [password, setPassword] = useState('')
  return (
    <FormField
      label={label}
      error={error}
      help={password === '' ? t`At least 6 characters` : <StrengthHint strength={strengthOf(password)} />}
    >
      <PasswordInput
        autoComplete="new-password"
        size={size}
        onChange={(next) => {
          setPassword(next)
          onChange?.(next)
        }}
      />
    </FormField>
  )
}

const strengthHints = (): Record<Strength, { bars: number; color: string; text: string }> => ({
  'too short': { bars: 0, color: 'bg.muted', text: t`At least 6 characters` },
  weak: { bars: 1, color: 'over.solid', text: t`Weak: easy to guess. Try a few unrelated words.` },
  fair: { bars: 2, color: 'warning.solid', text: t`Fair: longer is better.` },
  strong: { bars: 3, color: 'income.solid', text: t`Strong` },
})

function StrengthHint({ strength }: { strength: Strength }) {
  const { bars, color, text } = strengthHints()[strength]
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
