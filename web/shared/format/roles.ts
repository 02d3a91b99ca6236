import { t } from '@lingui/core/macro'
import type { Role } from '../../generated.ts'

/** Getters, because the texts are read in the current language. */
export const roleNames: Readonly<Record<Role, string>> = {
  get OWNER() {
    return t`Owner`
  },
  get ADMIN() {
    return t`Admin`
  },
  get MEMBER() {
    return t`Member`
  },
  get VIEWER() {
    return t`Viewer`
  },
}

export const roleMeanings: Readonly<Record<Role, string>> = {
  get OWNER() {
    return t`Owners can do everything, including billing and deletion.`
  },
  get ADMIN() {
    return t`Admins can do everything except change the plan, make someone an Owner or delete the organization.`
  },
  get MEMBER() {
    return t`Members can add transactions, review receipts and plan budgets, but not manage the organization.`
  },
  get VIEWER() {
    return t`Viewers can see everything but can't change anything.`
  },
}

export const rolesToGive: readonly Role[] = ['ADMIN', 'MEMBER', 'VIEWER']
