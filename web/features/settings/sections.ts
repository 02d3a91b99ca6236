import { useOrganizations } from '../../app/session/organization.tsx'
import type { Permission } from '../../generated.ts'

export interface Section {
  /** Relative to /settings. */
  path: string
  /** The path of a section outside /settings. */
  address?: string
  label: string
  about: string
  /** The permission that shows the section. */
  permission?: Permission
}

export interface SectionGroup {
  title: string
  sections: readonly Section[]
}

const yours: readonly Section[] = [
  { path: 'profile', label: 'Profile', about: 'Name, country and currency' },
  { path: 'formats', label: 'Formats and theme', about: 'Amounts, dates, light and dark' },
  { path: 'notifications', label: 'Notifications', about: 'Which mails you get' },
  { path: 'account', label: 'Delete account', about: 'With 30 days to come back' },
]

const ofOrganization: readonly Section[] = [
  { path: 'organization', label: 'General', about: 'Name, currency, month, time zone' },
  { path: 'members', label: 'Members', about: 'Who is in it, and who is asked' },
  { path: 'tags', label: 'Tags', about: 'Words across categories' },
  { path: 'rules', label: 'Rules', about: 'What files transactions by itself' },
  { path: 'data', label: 'Data', about: 'Import, export, all my data, sample data' },
  { path: 'trash', address: '/trash', label: 'Trash', about: 'What was deleted in the last 30 days' },
  { path: 'plan', label: 'Plan and usage', about: 'What it includes, what is used' },
  {
    path: 'change-log',
    label: 'Change log',
    about: 'Who changed what, when, and through what',
    permission: 'CHANGES_READ',
  },
  {
    path: 'delete-organization',
    label: 'Delete organization',
    about: 'With 30 days to restore it',
    permission: 'ORGANIZATION_OWN',
  },
]

export function useSectionGroups(): readonly SectionGroup[] {
  const { active } = useOrganizations()
  const permissions = active?.permissions ?? []
  return [
    { title: 'You', sections: yours },
    {
      title: active?.name ?? '',
      sections: ofOrganization.filter(({ permission }) => !permission || permissions.includes(permission)),
    },
  ]
}

/** Returns the title for a path under /settings. On narrow screens the list is a page of its own. */
export function titleAt(pathname: string): string {
  const path = pathname.split('/')[2]
  return [...yours, ...ofOrganization].find((section) => section.path === path)?.label ?? 'Settings'
}
