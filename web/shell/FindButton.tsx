import { Button, IconButton } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { Search } from 'lucide-react'
import { KeyHint } from '../shared/display/KeyHint.tsx'
import { modKey } from '../shared/hooks/keys.ts'
import { Tooltip } from '../shared/overlays/Tooltip.tsx'

interface FindButtonProps {
  form: 'full' | 'compact' | 'phone'
  isDisabled?: boolean
  onClick: () => void
}

const shortcut = modKey === '⌘' ? '⌘K' : 'Ctrl K'

/** Opens the command palette. */
export function FindButton({ form, isDisabled = false, onClick }: FindButtonProps) {
  const attributes = {
    'aria-haspopup': 'dialog',
    'aria-keyshortcuts': modKey === '⌘' ? 'Meta+K' : 'Control+K',
    variant: 'ghost',
    colorPalette: 'gray',
    disabled: isDisabled,
    onClick,
  } as const
  if (form === 'full') {
    return (
      <Button
        {...attributes}
        justifyContent="flex-start"
        gap="10px"
        px="10px"
        mt="10px"
        flexShrink="0"
        color="fg.muted"
        _hover={{ bg: 'bg.muted', color: 'fg' }}
        _icon={{ boxSize: '18px' }}
      >
        <Search strokeWidth={1.75} />
        {t`Find anything`}
        <KeyHint ms="auto">{shortcut}</KeyHint>
      </Button>
    )
  }
  const label = t`Find anything`
  const button = (
    <IconButton
      {...attributes}
      aria-label={label}
      flexShrink="0"
      {...(form === 'compact'
        ? { mt: '10px', alignSelf: 'center', _icon: { boxSize: '18px' } }
        : { _icon: { boxSize: '20px' } })}
    >
      <Search strokeWidth={1.75} />
    </IconButton>
  )
  return form === 'phone' ? (
    button
  ) : (
    <Tooltip text={`${label} (${shortcut})`} side="right">
      {button}
    </Tooltip>
  )
}
