import { t } from '@lingui/core/macro'
import { hasPayments, usesOwnAccounts } from '../../app/identity/identity.ts'
import { useOrganizations } from '../../app/session/organization.tsx'
import type { Permission } from '../../generated.ts'
import { normalizeForSearch } from '../../shared/format/normalize-for-search.ts'

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
  key: string
  title: string
  sections: readonly Section[]
}

const forUser = (): readonly Section[] => [
  { path: 'profile', label: t`Profile`, about: t`Name, country and currency` },
  { path: 'formats', label: t`Language and theme`, about: t`Language, amounts, dates, light and dark` },
  ...(usesOwnAccounts()
    ? [{ path: 'security', label: t`Sign-in and security`, about: t`Email, password, passkeys, devices` }]
    : []),
  { path: 'notifications', label: t`Notifications`, about: t`Emails you get` },
  { path: 'account', label: t`Delete account`, about: t`30 days to change your mind` },
]

const forOrganization = (): readonly Section[] => [
  { path: 'organization', label: t`General`, about: t`Name, currency, month, time zone` },
  { path: 'accounts', address: '/accounts', label: t`Accounts`, about: t`Balances of banks, cash and cards` },
  { path: 'tags', label: t`Tags`, about: t`Labels across categories` },
  { path: 'rules', label: t`Rules`, about: t`Categorise transactions automatically` },
  {
    path: 'reading',
    label: t({ message: 'Reading', context: 'settings' }),
    about: t`How often you corrected what was read`,
  },
  {
    path: 'plan',
    label: t`Plan and usage`,
    about: t`Limits and usage`,
    ...(hasPayments() && { permission: 'BILLING_READ' }),
  },
  {
    path: 'delete-organization',
    label: t`Delete organization`,
    about: t`30 days to restore it`,
    permission: 'ORGANIZATION_OWN',
  },
]

const forPeople = (): readonly Section[] => [
  { path: 'members', label: t`Members`, about: t`People and invitations` },
  {
    path: 'change-log',
    label: t`Change log`,
    about: t`Who changed what, when and how`,
    permission: 'CHANGES_READ',
  },
]

const forConnections = (): readonly Section[] => [
  { path: 'tokens', label: t`API tokens`, about: t`Access for scripts and other programs` },
  { path: 'connected-apps', label: t`Connected apps`, about: t`Apps that use Purser for you` },
  {
    path: 'organization-tokens',
    label: t`Organization tokens`,
    about: t`API tokens and apps of the members`,
    permission: 'MEMBERS_MANAGE',
  },
  {
    path: 'webhooks',
    label: t`Webhooks`,
    about: t`Send changes to other apps`,
    permission: 'ORGANIZATION_MANAGE',
  },
]

const forData = (): readonly Section[] => [
  { path: 'data', label: t`Data`, about: t`Import, export, archive, sample data` },
  { path: 'trash', address: '/trash', label: t`Trash`, about: t`Deleted in the last 30 days` },
]

/**
 * Returns the sections that the user may open.
 * @param text finds sections by their names, groups and descriptions
 */
export function useSectionGroups(text = ''): readonly SectionGroup[] {
  const { active } = useOrganizations()
  const permissions = active?.permissions ?? []
  const words = normalizeForSearch(text).split(/\s+/)
  const groups: SectionGroup[] = [
    { key: 'you', title: t`You`, sections: forUser() },
    { key: 'organization', title: active?.name ?? '', sections: forOrganization() },
    { key: 'people', title: t`People`, sections: forPeople() },
    { key: 'connections', title: t`Connections`, sections: forConnections() },
    { key: 'data', title: t`Data`, sections: forData() },
  ]
  const mayOpen = ({ permission }: Section) => !permission || permissions.includes(permission)
  const isFound = (title: string, { label, about }: Section) => {
    const searched = normalizeForSearch(`${title} ${label} ${about}`)
    return words.every((word) => searched.includes(word))
  }
  return groups
    .map((group) => ({
      ...group,
      sections: group.sections.filter((each) => mayOpen(each) && isFound(group.title, each)),
    }))
    .filter(({ sections }) => sections.length > 0)
}

/** Returns the section of a path under /settings, or undefined for the list of sections, which is a page on phones. */
export function sectionAt(pathname: string): Section | undefined {
  const path = pathname === '/trash' ? 'trash' : pathname.split('/')[2]
  const all = [forUser(), forOrganization(), forPeople(), forConnections(), forData()].flat()
  return all.find((section) => section.path === path)
}
