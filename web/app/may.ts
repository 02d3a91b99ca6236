import type { Permission } from '../generated.ts'
import { useOrganizations } from './organization.tsx'

/**
 * Whether the person may do something in the active organization now, as the server has said. What one may not do is
 * not offered; the server refuses it all the same.
 */
export function useMay(permission: Permission): boolean {
  const { active } = useOrganizations()
  return active?.permissions.includes(permission) ?? false
}
