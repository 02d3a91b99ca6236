import { i18n } from '@lingui/core'
import { plural, t } from '@lingui/core/macro'
import type { BillingSheetFragment, PlanPeriod, PlanTermsFragment } from '../../../generated.ts'

/** Returns "$15". `dollars` is in whole US dollars. */
export function priceOf(dollars: number, locale: string): string {
  return new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD', maximumFractionDigits: 0 }).format(dollars)
}

/** Returns "$15 a month", "$150 a year" or "$0". */
export function formatPrice(plan: PlanTermsFragment, period: PlanPeriod, locale: string): string {
  const dollars = period === 'MONTH' ? plan.pricePerMonth : plan.pricePerYear
  if (dollars === 0) return priceOf(0, locale)
  const price = priceOf(dollars, locale)
  return period === 'MONTH' ? t`${price} a month` : t`${price} a year`
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

export function formatCount(count: number, locale: string): string {
  return new Intl.NumberFormat(locale).format(count)
}

/** Null means no limit. */
export function formatLimit(limit: number | null, locale: string): string {
  return limit === null ? t`Unlimited` : formatCount(limit, locale)
}

/** Returns the day of an instant in the time zone of this device: "Dec 21, 2026". */
export function formatInstantDay(instant: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric', year: 'numeric' }).format(new Date(instant))
}

/** Returns "10 seats, unlimited viewers, 500 AI credits each, 25 GB, 4 organizations you own". */
export function formatPlanTerms(plan: PlanTermsFragment, locale: string): string {
  const { writers, viewers, credits, storageMegabytes, organizations } = plan
  const terms = [
    writers === null ? t`unlimited seats` : t`${plural(writers, { one: '# seat', other: '# seats' })}`,
    viewers === null ? t`unlimited viewers` : t`${plural(viewers, { one: '# viewer', other: '# viewers' })}`,
    ...(credits === null ? [] : [creditsTerm(credits, locale)]),
    ...(storageMegabytes === null ? [] : [formatStorage(storageMegabytes, locale)]),
    ...(organizations === null
      ? []
      : [t`${plural(organizations, { one: '# organization you own', other: '# organizations you own' })}`]),
  ]
  return new Intl.ListFormat(i18n.locale, { type: 'unit', style: 'short' }).format(terms)
}

function creditsTerm(credits: number, locale: string): string {
  const formatted = formatCount(credits, locale)
  return t`${plural(credits, { one: `${formatted} AI credit each`, other: `${formatted} AI credits each` })}`
}

/** @param isOpen true without a permanent plan */
export function choiceLabel({ name }: PlanTermsFragment, isOpen: boolean): string {
  return isOpen ? t`Choose ${name}` : t`Change to ${name}`
}

export function choiceQuestion({ name }: PlanTermsFragment, isOpen: boolean): string {
  return isOpen ? t`Choose ${name}?` : t`Change to ${name}?`
}

export function planStatusLabel(
  { plan, period, endsAt, isTrial, isReadOnly }: BillingSheetFragment,
  isPaymentDue: boolean,
  locale: string,
): string {
  const endDay = endsAt && formatInstantDay(endsAt, locale)
  if (isReadOnly && endDay && !isPaymentDue) return t`Ended on ${endDay}`
  if (isTrial && endDay) return t`On trial until ${endDay}`
  // The end of a paid plan is shown with its subscription, together with the reason.
  return period ? formatPrice(plan, period, locale) : priceOf(0, locale)
}
