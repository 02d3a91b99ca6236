import { useState } from 'react'
import type { Permission } from '../../generated.ts'
import { useOrganizations } from './organization.tsx'

/**
 * Whether the person may do something in the active organization now, as the server has said. What one may not do is
 * not offered; the server refuses it all the same.
 */
export function usePermission(permission: Permission): boolean {
  const { active } = useOrganizations()
  return active?.permissions.includes(permission) ?? false
}

/** `withdrawn`: it could be done when this came on screen or since, and cannot now. */
export type Grant = 'given' | 'withdrawn' | 'never'

/**
 * The same for what is typed into: a form is not shown to who may not save it, but one that is open stays, with what was
 * typed, when the permission is withdrawn.
 */
export function usePermissionState(permission: Permission): Grant {
  const may = usePermission(permission)
  const [had, setHad] = useState(may)
  if (may && !had) setHad(true)
  if (may) return 'given'
  return had ? 'withdrawn' : 'never'
}
