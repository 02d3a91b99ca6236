import { t } from '@lingui/core/macro'
import { hasPayments, usesOwnAccounts } from '../../app/identity/identity.ts'
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

const yours = (): readonly Section[] => [
  { path: 'profile', label: t`Profile`, about: t`Name, country and currency` },
  { path: 'formats', label: t`Language and theme`, about: t`Language, amounts, dates, light and dark` },
  ...(usesOwnAccounts()
    ? [{ path: 'security', label: t`Sign-in and security`, about: t`Email, password, passkeys, devices` }]
    : []),
  { path: 'tokens', label: t`API tokens`, about: t`Access for scripts and other programs` },
  { path: 'connected-apps', label: t`Connected apps`, about: t`Apps that use Purser for you` },
  { path: 'notifications', label: t`Notifications`, about: t`Emails you get` },
  { path: 'account', label: t`Delete account`, about: t`30 days to change your mind` },
]

const ofOrganization = (): readonly Section[] => [
  { path: 'organization', label: t`General`, about: t`Name, currency, month, time zone` },
  { path: 'members', label: t`Members`, about: t`People and invitations` },
  {
    path: 'organization-tokens',
    label: t`Organization tokens`,
    about: t`API tokens and apps of the members`,
    permission: 'MEMBERS_MANAGE',
  },
  { path: 'accounts', address: '/accounts', label: t`Accounts`, about: t`Balances of banks, cash and cards` },
  { path: 'tags', label: t`Tags`, about: t`Labels across categories` },
  { path: 'rules', label: t`Rules`, about: t`Categorise transactions automatically` },
  {
    path: 'reading',
    label: t({ message: 'Reading', context: 'settings' }),
    about: t`How often you corrected what was read`,
  },
  { path: 'data', label: t`Data`, about: t`Import, export, archive, sample data` },
  {
    path: 'webhooks',
    label: t`Webhooks`,
    about: t`Send changes to other apps`,
    permission: 'ORGANIZATION_MANAGE',
  },
  { path: 'trash', address: '/trash', label: t`Trash`, about: t`Deleted in the last 30 days` },
  {
    path: 'plan',
    label: t`Plan and usage`,
    about: t`Limits and usage`,
    ...(hasPayments() && { permission: 'BILLING_READ' }),
  },
  {
    path: 'change-log',
    label: t`Change log`,
    about: t`Who changed what, when and how`,
    permission: 'CHANGES_READ',
  },
  {
    path: 'delete-organization',
    label: t`Delete organization`,
    about: t`30 days to restore it`,
    permission: 'ORGANIZATION_OWN',
  },
]

export function useSectionGroups(): readonly SectionGroup[] {
  const { active } = useOrganizations()
  const permissions = active?.permissions ?? []
  return [
    { title: t`You`, sections: yours() },
    {
      title: active?.name ?? '',
      sections: ofOrganization().filter(({ permission }) => !permission || permissions.includes(permission)),
    },
  ]
}

/** Returns the section of a path under /settings, or undefined for the list of sections, which is a page on phones. */
export function sectionAt(pathname: string): Section | undefined {
  const path = pathname.split('/')[2]
  return [...yours(), ...ofOrganization()].find((section) => section.path === path)
}
