import { t } from '@lingui/core/macro'
import { useState } from 'react'
import { useOrganization } from '../../app/session/organization.tsx'
import { type ShellActions, useActionOptions } from './action-options.ts'
import { useCategoryOptions } from './category-options.tsx'
import { matchesOf } from './palette-match.ts'
import type { PaletteGroup, PaletteOption } from './palette-option.ts'
import { recentOptionIds } from './recent-options.ts'
import { useScreenOptions } from './screen-options.ts'
import { useTransactionOptions } from './transaction-options.tsx'

/** Maximum number of options of a group in a search. */
const most = 6

interface PaletteSources extends ShellActions {
  onTransaction: (id: string) => void
}

/** Returns the recent, then all options for an empty text, otherwise the matching ones with the best group first. */
export function usePaletteGroups(text: string, sources: PaletteSources): readonly PaletteGroup[] {
  const { id } = useOrganization()
  const [recentIds] = useState(() => recentOptionIds(id))
  const actions = { title: t`Actions`, options: useActionOptions(sources) }
  const screens = { title: t`Go to`, options: useScreenOptions() }
  const categories = { title: t`Categories`, options: useCategoryOptions() }
  const transactions = { title: t`Transactions`, options: useTransactionOptions(text, sources.onTransaction) }

  if (text.trim() === '') return withRecent([actions, screens], categories.options, recentIds)
  return [...searched([actions, screens, categories], text), transactions]
}

function withRecent(
  groups: readonly PaletteGroup[],
  further: readonly PaletteOption[],
  recentIds: readonly string[],
): PaletteGroup[] {
  const all = [...groups.flatMap(({ options }) => options), ...further]
  const recent = recentIds.flatMap((id) => all.find((option) => option.id === id) ?? [])
  const others = groups.map(({ title, options }) => ({
    title,
    options: options.filter((each) => !recent.includes(each)),
  }))
  return recent.length > 0 ? [{ title: t`Recent`, options: recent }, ...others] : others
}

function searched(groups: readonly PaletteGroup[], text: string): PaletteGroup[] {
  return groups
    .map(({ title, options }) => ({ title, matches: matchesOf(options, text) }))
    .filter(({ matches }) => matches.length > 0)
    .sort((one, other) => (one.matches[0]?.rank ?? 0) - (other.matches[0]?.rank ?? 0))
    .map(({ title, matches }) => ({ title, options: matches.slice(0, most).map(({ option }) => option) }))
}
