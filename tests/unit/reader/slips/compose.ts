import type { Manner, ReceiptSample } from './manner.ts'
import { type Random, randomFrom } from './random.ts'

interface Line {
  name: string
  count: number
  price: number
  amount: number
  /** The weight in kilograms. */
  weight: number | null
  code: string
}

type Layout = 'plain' | 'count-first' | 'count-below' | 'name-above' | 'columns' | 'inline'

const layouts: [Layout, ...Layout[]] = ['plain', 'count-first', 'count-below', 'name-above', 'columns', 'inline']

export function compose(manner: Manner, seed: number): ReceiptSample {
  const random = randomFrom(seed)
  const money = (hundredths: number) => format(hundredths, manner)
  const shop = random.oneOf(manner.shops)
  const goods = linesOf(manner, random)
  const date = dateOf(random)
  const dateLine = printed(random.oneOf(manner.dates), date, manner)
  const isDateOnTop = random.chance(0.5)
  const sign = random.oneOf(manner.signs)
  const sums = sumsOf(goods, manner, random, money, sign)
  const lines = [
    ...shop.top,
    ...(random.chance(0.5) ? [random.oneOf(manner.titles)] : []),
    ...(isDateOnTop ? [dateLine] : []),
    ...(manner.heads.length && random.chance(0.4)
      ? [manner.heads[random.between(0, manner.heads.length - 1)] ?? '']
      : []),
    ...itemLines(goods, random, money, manner),
    ...sums.lines,
    ...(isDateOnTop ? [] : [dateLine]),
    ...(shop.bottom ?? []),
    random.oneOf(manner.feet),
  ]
  return {
    lines,
    names: shop.names,
    date: date.iso,
    total: plain(sums.total),
    currency: manner.currency,
    items: goods.map(({ name, amount }) => ({ name, amount: plain(amount) })),
  }
}

function linesOf(manner: Manner, random: Random): Line[] {
  const names = new Set(Array.from({ length: random.between(1, 7) }, () => random.oneOf(manner.goods)))
  const step = manner.rounding?.always ? manner.rounding.step : 1
  const lines = Array.from(names, (name): Line => {
    const price = Math.max(step, Math.round(random.between(45, random.chance(0.1) ? 64_000 : 1_990) / step) * step)
    const count = random.chance(0.3) ? random.between(2, 6) : 1
    const weight = manner.weight && random.chance(0.12) ? random.between(105, 2_400) / 1000 : null
    const amount = weight === null ? price * count : Math.round((price * weight) / step) * step
    return { name, price, count: weight === null ? count : 1, weight, amount, code: random.oneOf(manner.codes) }
  })
  const deposit = manner.deposits[random.between(0, manner.deposits.length * 3)]
  const extra = (name: string, amount: number): Line => ({
    name,
    amount,
    price: amount,
    count: 1,
    weight: null,
    code: lines[0]?.code ?? '',
  })
  if (deposit) lines.push(extra(deposit, 25))
  if (random.chance(0.2))
    lines.push(
      extra(random.oneOf(manner.reductions), -Math.max(step, Math.round(random.between(10, 40) / step) * step)),
    )
  return lines
}

function itemLines(goods: Line[], random: Random, money: (hundredths: number) => string, manner: Manner): string[] {
  const layout = random.oneOf(layouts)
  return goods.flatMap(({ name, count, price, amount, weight, code }) => {
    const end = code ? `${money(amount)} ${code}` : money(amount)
    if (amount < 0) return [`${name}  ${end}`]
    if (weight !== null && manner.weight) {
      const kilos = weight.toFixed(3).replace('.', manner.decimal)
      return [name, `${manner.weight.replace('{w}', kilos).replace('{p}', money(price))}  ${end}`]
    }
    const counted = random.oneOf(manner.counts).replace('{n}', String(count)).replace('{p}', money(price))
    if (layout === 'columns') return [`${count}  ${name}  ${money(price)}  ${end}`]
    if (layout === 'count-first') return [`${count} ${name}  ${end}`]
    if (layout === 'name-above') return [name, `${counted}  ${end}`]
    if (count === 1) return [`${name}  ${end}`]
    if (layout === 'count-below') return [`${name}  ${end}`, `  ${counted}`]
    return layout === 'inline' ? [`${name}  ${counted}  ${end}`] : [`${count} x ${name}  ${end}`]
  })
}

function sumsOf(goods: Line[], manner: Manner, random: Random, money: (hundredths: number) => string, sign: string) {
  const lines: string[] = []
  const withSign = (label: string, amount: number, isAfter: boolean) =>
    sign === ''
      ? `${label}  ${money(amount)}`
      : isAfter
        ? `${label}  ${money(amount)} ${sign}`
        : `${label} ${sign}  ${money(amount)}`
  const sum = goods.reduce((total, { amount }) => total + amount, 0)
  const isAfter = random.chance(0.4)
  const [rate, ...others] = manner.rates
  const shared = others.length > 0 && random.chance(0.4) ? [rate, others[0] ?? rate] : [random.oneOf(manner.rates)]
  const amounts = shared.map((each, index) =>
    partOf(
      each,
      index === 0 ? sum - (shared.length - 1) * Math.round(sum * 0.3) : Math.round(sum * 0.3),
      manner.taxIsAdded,
    ),
  )
  const tax = amounts.reduce((total, part) => total + part.tax, 0)
  if (random.chance(manner.taxIsAdded ? 1 : 0.3)) lines.push(`${random.oneOf(manner.subtotals)}  ${money(sum)}`)
  if (manner.taxIsAdded) lines.push(...amounts.map((part) => filled(random.oneOf(manner.taxes), part, money)))
  const before = manner.taxIsAdded ? sum + tax : sum
  const isCash = random.chance(0.5)
  const rounded =
    manner.rounding && (isCash || manner.rounding.always)
      ? Math.round(before / manner.rounding.step) * manner.rounding.step
      : before
  if (manner.rounding && rounded !== before) {
    if (random.chance(0.5)) lines.push(`${random.oneOf(manner.subtotals)}  ${money(before)}`)
    lines.push(`${random.oneOf(manner.rounding.words)}  ${money(rounded - before)}`)
  }
  lines.push(withSign(random.oneOf(manner.totals), rounded, isAfter))
  if (isCash) {
    const given = Math.ceil((rounded + 1) / 500) * 500
    lines.push(
      withSign(random.oneOf(manner.cash), given, isAfter),
      withSign(random.oneOf(manner.change), given - rounded, isAfter),
    )
  } else if (random.chance(0.85)) lines.push(withSign(random.oneOf(manner.cards), rounded, isAfter))
  if (!manner.taxIsAdded && random.chance(0.8)) {
    for (const template of random.oneOf(manner.taxes).split('\n')) {
      const isHead = !template.includes('{')
      lines.push(...(isHead ? [template] : amounts.map((part) => filled(template, part, money))))
    }
  }
  if (random.chance(0.35)) {
    lines.push(
      random
        .oneOf(manner.traps)
        .replace('{x}', money(random.between(20, 400)))
        .replace('{p}', String(random.between(20, 900)))
        .replace('{total}', money(rounded)),
    )
  }
  return { lines, total: rounded }
}

interface Part {
  rate: number
  net: number
  tax: number
  gross: number
}

function partOf(rate: number, amount: number, isAdded: boolean): Part {
  const tax = Math.round(isAdded ? (amount * rate) / 100 : amount - amount / (1 + rate / 100))
  return isAdded ? { rate, tax, net: amount, gross: amount + tax } : { rate, tax, net: amount - tax, gross: amount }
}

function filled(template: string, part: Part, money: (hundredths: number) => string): string {
  return template
    .replace('{rate}', String(part.rate))
    .replace('{net}', money(part.net))
    .replace('{tax}', money(part.tax))
    .replace('{gross}', money(part.gross))
}

function dateOf(random: Random) {
  const [year, month, day] = [random.between(2016, 2026), random.between(1, 12), random.between(1, 28)]
  const isLate = year === 2026 && month > 10
  const [hours, minutes] = [random.between(7, 21), random.between(0, 59)]
  const two = (number: number) => String(number).padStart(2, '0')
  const realMonth = isLate ? 10 : month
  return { year, month: realMonth, day, hours, minutes, iso: `${year}-${two(realMonth)}-${two(day)}` }
}

function printed(template: string, date: ReturnType<typeof dateOf>, { months }: Manner): string {
  const two = (number: number) => String(number).padStart(2, '0')
  const values: Record<string, string> = {
    d: two(date.day),
    m: two(date.month),
    day: String(date.day),
    mon: String(date.month),
    yyyy: String(date.year),
    yy: two(date.year % 100),
    month: months[date.month - 1] ?? '',
    hh: two(date.hours),
    mi: two(date.minutes),
  }
  return template.replace(/\{(\w+)\}/g, (whole, key: string) => values[key] ?? whole)
}

function format(hundredths: number, { decimal, thousands }: Manner): string {
  const [whole = '0', fraction = '00'] = plain(Math.abs(hundredths)).split('.')
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, thousands)
  return `${hundredths < 0 ? '-' : ''}${grouped}${decimal}${fraction}`
}

function plain(hundredths: number): string {
  return (hundredths / 100).toFixed(2)
}
