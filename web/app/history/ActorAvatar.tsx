import { Center } from '@chakra-ui/react'
import { Logo } from '../../shared/display/Logo.tsx'
import { UserAvatar } from '../../shared/display/PersonAvatar.tsx'

interface ActorAvatarProps {
  /** Null for changes by the server. */
  by: { name: string } | null
  /** In pixels. */
  size: 22 | 32
}

export function ActorAvatar({ by, size }: ActorAvatarProps) {
  if (by) return <UserAvatar name={by.name} size={size} />
  return (
    <Center boxSize={`${size}px`} flexShrink="0" aria-hidden>
      <Logo size={size === 22 ? 18 : 26} />
    </Center>
  )
}
