import { IconButton, Input, InputGroup } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'

interface PasswordInputProps {
  autoComplete: 'current-password' | 'new-password'
  size?: 'lg' | undefined
  hasFocus?: boolean
  onChange?: (password: string) => void
}

export function PasswordInput({ autoComplete, size, hasFocus = false, onChange }: PasswordInputProps) {
  const [isShown, setShown] = useState(false)
  const Icon = isShown ? EyeOff : Eye

  return (
    <InputGroup
      endElementProps={{ px: '4px' }}
      endElement={
        <IconButton
          aria-label={isShown ? t`Hide password` : t`Show password`}
          variant="ghost"
          colorPalette="gray"
          _icon={{ boxSize: '17px' }}
          onClick={() => setShown(!isShown)}
        >
          <Icon strokeWidth={1.75} />
        </IconButton>
      }
    >
      <Input
        name="password"
        type={isShown ? 'text' : 'password'}
        autoComplete={autoComplete}
        {...(size && { size })}
        autoFocus={hasFocus}
        onChange={(event) => onChange?.(event.target.value)}
      />
    </InputGroup>
  )
}
