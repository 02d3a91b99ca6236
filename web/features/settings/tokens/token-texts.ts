import { t } from '@lingui/core/macro'
import type { ApiTokenRowFragment } from '../../../generated.ts'
import { dayOf, formatDay } from '../../../shared/format/dates.ts'

export function expiryText({ expiresAt }: ApiTokenRowFragment, locale: string): string {
  if (!expiresAt) return t`Doesn't expire`
  const day = formatDay(dayOf(new Date(expiresAt)), locale)
  return isExpired({ expiresAt }) ? t`Expired ${day}` : t`Expires ${day}`
}

export function lastUseText({ lastUsedAt }: ApiTokenRowFragment, locale: string): string {
  if (!lastUsedAt) return t`Not used yet`
  const day = formatDay(dayOf(new Date(lastUsedAt)), locale)
  return t`Last used ${day}`
}

export const isExpired = ({ expiresAt }: Pick<ApiTokenRowFragment, 'expiresAt'>): boolean =>
  expiresAt != null && Date.parse(expiresAt) <= Date.now()
