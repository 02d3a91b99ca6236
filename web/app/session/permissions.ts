import { useState } from 'react'
import type { Permission } from '../../generated.ts'
import { useOrganizations } from './organization.tsx'

/**
 * Returns true if the user has the permission in the active organization. The interface hides other actions, and the
 * server rejects them.
 */
export function usePermission(permission: Permission): boolean {
  const { active } = useOrganizations()
  return active?.permissions.includes(permission) ?? false
}

/** `withdrawn`: the permission was lost after the component was mounted. */
export type Grant = 'given' | 'withdrawn' | 'never'

export function usePermissionState(permission: Permission): Grant {
  const may = usePermission(permission)
  const [had, setHad] = useState(may)
  if (may && !had) setHad(true)
  if (may) return 'given'
  return had ? 'withdrawn' : 'never'
}
