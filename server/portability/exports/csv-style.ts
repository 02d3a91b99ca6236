import { exactText, type TypedCell } from './table.ts'

/** How a spreadsheet app of a region writes numbers and dates. */
export interface CsvStyle {
  separator: ',' | ';'
  textOf(cell: TypedCell): string
}

/**
 * Returns the style of a region: '-1234,50', '31.03.2026' and semicolons for German. Numbers have no thousands separator,
 * so that the import reads them back.
 * @param locale a BCP 47 tag
 */
export function csvStyleOf(locale: string): CsvStyle {
  const latin = `${new Intl.Locale(locale, { numberingSystem: 'latn', calendar: 'gregory' })}`
  const signs = new Intl.NumberFormat(latin, { useGrouping: 'always' }).formatToParts(1_234_567.5)
  const signOf = (type: Intl.NumberFormatPartTypes) => signs.find((part) => part.type === type)?.value
  const dateParts = new Intl.DateTimeFormat(latin, {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    timeZone: 'UTC',
  })
    .formatToParts(0)
    .filter(({ type, value }) => type !== 'literal' || /[./-]/.test(value))
  const order = dateParts.flatMap(({ type }) => (type === 'year' || type === 'month' || type === 'day' ? [type] : []))
  const between =
    dateParts
      .find(({ type }) => type === 'literal')
      ?.value.trim()
      .at(0) ?? '-'
  const dayOf = (day: string) => {
    const [year = '', month = '', date = ''] = day.split('-')
    return order.map((type) => ({ year, month, day: date })[type]).join(between)
  }
  return {
    // The apps of regions that group digits with a comma separate cells with it too.
    separator: signOf('group') === ',' ? ',' : ';',
    textOf(cell) {
      if ('day' in cell) return dayOf(cell.day)
      if ('moment' in cell) return `${dayOf(cell.moment.slice(0, 10))}${cell.moment.slice(10)}`
      const decimal = exactText(cell)
      return signOf('decimal') === ',' ? decimal.replace('.', ',') : decimal
    },
  }
}
