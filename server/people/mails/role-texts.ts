import { msg } from '@lingui/core/runtime-macro'
import { readerLanguage, type Text } from '../../base/text.ts'
import type { Role } from '../../platform/database/tables.ts'

export const roles: Readonly<Record<Role, Text>> = {
  OWNER: msg`Owner`,
  ADMIN: msg`Admin`,
  MEMBER: msg`Member`,
  VIEWER: msg`Viewer`,
}

export const roleMeanings: Record<Role, Text> = {
  OWNER: msg`As an Owner, you can do everything, including billing and deletion.`,
  ADMIN: msg`As an Admin, you manage transactions, budgets, members, categories and settings.`,
  MEMBER: msg`As a Member, you record transactions, upload receipts and plan budgets.`,
  VIEWER: msg`As a Viewer, you have view-only access.`,
}

export const acceptedAs: Record<Role, (name: string) => Text> = {
  OWNER: (name) => msg`${{ name }} accepted your invitation and is now an Owner.`,
  ADMIN: (name) => msg`${{ name }} accepted your invitation and is now an Admin.`,
  MEMBER: (name) => msg`${{ name }} accepted your invitation and is now a Member.`,
  VIEWER: (name) => msg`${{ name }} accepted your invitation and is now a Viewer.`,
}

export const nowInRole: Record<Role, Text> = {
  OWNER: msg`You're now an Owner`,
  ADMIN: msg`You're now an Admin`,
  MEMBER: msg`You're now a Member`,
  VIEWER: msg`You're now a Viewer`,
}

export const nowInRoleOf: Record<Role, (organization: string) => Text> = {
  OWNER: (organization) => msg`You're now an Owner of ${{ organization }}`,
  ADMIN: (organization) => msg`You're now an Admin of ${{ organization }}`,
  MEMBER: (organization) => msg`You're now a Member of ${{ organization }}`,
  VIEWER: (organization) => msg`You're now a Viewer of ${{ organization }}`,
}

/**
 * Formats a date such as 'November 28, 2026' in the reader's language.
 * @param timeZone an IANA time zone
 */
export function dayIn(moment: Date, timeZone: string): string {
  const language = readerLanguage()
  const locale = language === 'en' ? 'en-US' : language
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone }).format(moment)
}
