import { t } from '@lingui/core/macro'
import { CalendarRange, ListTree, type LucideIcon, Repeat, Settings } from 'lucide-react'
import { useNavigate } from 'react-router-dom'
import { useOrganizations } from '../../app/session/organization.tsx'
import { useSectionGroups } from '../../features/settings/sections.ts'
import { navigationLinks } from '../navigation.ts'
import type { PaletteOption } from './palette-option.ts'

interface ScreenLink {
  to: string
  label: string
  icon: LucideIcon
  keywords?: string
}

const furtherScreens = (): readonly ScreenLink[] => [
  {
    to: '/transactions/recurring',
    label: t`Recurring transactions`,
    icon: Repeat,
    keywords: t`subscriptions bills upcoming`,
  },
  { to: '/budgets/year', label: t`Annual budgets`, icon: CalendarRange, keywords: t`budget year plan` },
  { to: '/organizations', label: t`Organizations`, icon: ListTree, keywords: t`switch manage invitations` },
]

/** The screens of the app. Sections of the settings name their group as the detail. */
export function useScreenOptions(): readonly PaletteOption[] {
  const navigate = useNavigate()
  const groups = useSectionGroups()
  const { active } = useOrganizations()
  const links = [...navigationLinks(active?.hasAccounts ?? false), ...furtherScreens()].map(
    (link: ScreenLink): PaletteOption => ({
      id: `screen:${link.to}`,
      label: link.label,
      keywords: link.keywords,
      icon: link.icon,
      run: () => void navigate(link.to),
    }),
  )
  const sections = groups.flatMap(({ sections }) =>
    sections.map(({ path, address = `/settings/${path}`, label, about }): PaletteOption => {
      return {
        id: `screen:${address}`,
        label,
        keywords: about,
        icon: Settings,
        detail: t`Settings`,
        run: () => void navigate(address),
      }
    }),
  )
  return [...links, ...sections]
}
