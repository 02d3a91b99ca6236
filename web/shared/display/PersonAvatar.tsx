import { toneOf } from './Tile.tsx'

interface UserAvatarProps {
  name: string
  /** In pixels: 22 in rows, 28 in the sidebar, 32 in lists of members. */
  size?: 22 | 28 | 32
  /** The tooltip. The name by default. */
  title?: string
}

/** Shows a user's initials on a tint that depends on the name. */
export function UserAvatar({ name, size = 28, title = name }: UserAvatarProps) {
  return (
    <span className="person" data-size={size} style={toneOf(tintOf(name))} title={title} aria-hidden>
      {initialsOf(name)}
    </span>
  )
}

export function initialsOf(name: string): string {
  const nameWords = name.trim().split(/\s+/)
  const first = [...(nameWords[0] ?? '')][0] ?? '?'
  const last = nameWords.length > 1 ? ([...(nameWords.at(-1) ?? '')][0] ?? '') : ''
  return (first + last).toLocaleUpperCase()
}

function tintOf(name: string): number {
  let sum = 0
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973
  return (sum % 7) + 1
}
