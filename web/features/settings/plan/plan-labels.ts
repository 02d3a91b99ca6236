import type { BillingSheetFragment, PlanPeriod, PlanTermsFragment } from '../../../generated.ts'
import { pluralize } from '../../../shared/format/pluralize.ts'

/** Returns "$15". `dollars` is in whole US dollars. */
export function priceOf(dollars: number, locale: string): string {
  return new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD', maximumFractionDigits: 0 }).format(dollars)
}

/** Returns "$15 a month", "$150 a year" or "$0". */
export function formatPrice(plan: PlanTermsFragment, period: PlanPeriod, locale: string): string {
  const dollars = period === 'MONTH' ? plan.pricePerMonth : plan.pricePerYear
  if (dollars === 0) return priceOf(0, locale)
  return `${priceOf(dollars, locale)} a ${period === 'MONTH' ? 'month' : 'year'}`
}

/** Returns "12.3 MB" or "25 GB". Units are binary, as in the plans. */
export function formatStorage(megabytes: number, locale: string): string {
  const isLarge = megabytes >= 1024
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: isLarge ? 'gigabyte' : 'megabyte',
    maximumFractionDigits: 1,
  }).format(isLarge ? megabytes / 1024 : megabytes)
}

export function formatLimit(limit: number | null, locale: string): string {
  return limit === null ? 'no limit' : new Intl.NumberFormat(locale).format(limit)
}

/** Returns the day of an instant in the time zone of this device: "Dec 21, 2026". */
export function formatInstantDay(instant: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric', year: 'numeric' }).format(new Date(instant))
}

/** Returns "10 members who may write, viewers without limit, 500 AI credits each, 25 GB, 4 organizations". */
export function formatPlanTerms(plan: PlanTermsFragment, locale: string): string {
  return [
    plan.writers === null ? 'members without limit' : `${pluralize(plan.writers, 'member')} who may write`,
    plan.viewers === null ? 'viewers without limit' : pluralize(plan.viewers, 'viewer'),
    ...(plan.credits === null ? [] : [`${formatLimit(plan.credits, locale)} AI credits each`]),
    ...(plan.storageMegabytes === null ? [] : [formatStorage(plan.storageMegabytes, locale)]),
    ...(plan.organizations === null ? [] : [`${pluralize(plan.organizations, 'organization')} of yours`]),
  ].join(', ')
}

export function choiceLabel(plan: PlanTermsFragment, isOpen: boolean): string {
  return `${isOpen ? 'Choose' : 'Change to'} ${plan.name}`
}

export function planStatusLabel(
  { plan, period, endsAt, isTrial, isReadOnly }: BillingSheetFragment,
  locale: string,
): string {
  if (isReadOnly && endsAt) return `Ended on ${formatInstantDay(endsAt, locale)}`
  if (isTrial && endsAt) return `On trial until ${formatInstantDay(endsAt, locale)}`
  const price = period ? formatPrice(plan, period, locale) : priceOf(0, locale)
  return endsAt ? `${price}, until ${formatInstantDay(endsAt, locale)}` : price
}
