/** Returns a share of a sum with one decimal. A share that rounds to nothing is shown as less than the smallest one. */
export function textOfShare(percent: number, locale: string): string {
  const format = new Intl.NumberFormat(locale, {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  })
  return percent === 0 ? `<${format.format(0.001)}` : format.format(percent / 100)
}
