import { answerQuestion } from '../../../server/assistant/engine/answers.ts'
import type { Ledger, Planned } from '../../../server/assistant/engine/ledger.ts'
import type { EngineContext, Filter, Question } from '../../../server/assistant/engine/question.ts'
import { understand } from '../../../server/assistant/engine/understand.ts'
import type { TransactionType } from '../../../server/language/categories.ts'
import { periodOfMonths } from '../../../server/language/days.ts'
import { fromMinor } from '../../../server/language/decimals.ts'
import { defaultCategories } from '../../../server/people/organizations/default-categories.ts'

/** A small in-memory ledger for the text engine. Wednesday, August 12, 2026. */
export const today = '2026-08-12'

export const categories = defaultCategories('PERSONAL').map(({ key, name, type }) => ({ id: key, key, name, type }))

const planned: Planned[] = [
  { description: 'Rent Birch Lane', minor: 67000n, every: 'MONTH', rhythm: 'every month', next: '2026-09-05' },
  { description: 'Gym', minor: 3990n, every: null, rhythm: 'every 4 weeks', next: '2026-08-20' },
]

const rows = `
2025-08-03|-31.10|groceries|Kornmarkt|
2025-12-20|-210.00|gifts_donations|Toy Barn|
2026-01-05|-640.00|housing|Rent Birch Lane|
2026-02-05|-640.00|housing|Rent Birch Lane|
2026-03-05|-640.00|housing|Rent Birch Lane|
2026-04-05|-640.00|housing|Rent Birch Lane|
2026-05-05|-640.00|housing|Rent Birch Lane|
2026-05-11|-52.40|groceries|Kornmarkt|
2026-05-19|-18.90|eating_out|Olive Tree|
2026-06-02|-48.75|groceries|Greenfields|
2026-06-05|-655.00|housing|Rent Birch Lane|
2026-06-14|-74.30|utilities|Ostwerk electricity|
2026-06-21|-33.00|eating_out|Olive Tree|
2026-06-26|1980.00|salary|Salary Weber GmbH|
2026-07-01|-9.99|subscriptions|Filmbox|streaming
2026-07-03|-61.20|groceries|Kornmarkt|
2026-07-05|-655.00|housing|Rent Birch Lane|
2026-07-08|-142.00|travel|Hotel Seeblick|lake
2026-07-09|-27.50|eating_out|Strandcafe|lake
2026-07-12|-44.00|transport|Ferry tickets|lake
2026-07-15|-23.80|groceries|Greenfields|
2026-07-20|-12.40|eating_out|Kornmarkt bistro|
2026-07-24|25.00|refunds|Kornmarkt refund|
2026-07-27|1980.00|salary|Salary Weber GmbH|
2026-08-01|-9.99|subscriptions|Filmbox|streaming
2026-08-02|-57.15|groceries|Kornmarkt|
2026-08-05|-655.00|housing|Rent Birch Lane|
2026-08-06|-399.00|-|Card 8812|
2026-08-07|-21.00|eating_out|Olive Tree|
2026-08-11|-8.60|transport|Tram|
2026-08-12|-14.35|groceries|Greenfields|
`
  .trim()
  .split('\n')
  .map((line, index) => {
    const [date = '', amount = '', key = '', description = '', tag = ''] = line.split('|')
    return row(index, date, amount, key, description, tag)
  })

function row(index: number, date: string, amount: string, key: string, description: string, tag: string) {
  const type: TransactionType = amount.startsWith('-') ? 'EXPENSE' : 'INCOME'
  const category = categories.find((each) => each.key === key)
  const minor = BigInt(amount.replace(/[-.]/g, ''))
  return {
    id: String(index),
    date,
    type,
    minor,
    amount: fromMinor(minor, 2),
    description,
    tag,
    categoryId: category?.id ?? null,
    categoryName: category?.name ?? null,
  }
}

const plans: Record<string, number> = { groceries: 70, eating_out: 20, housing: 655, transport: 40 }

export const context: EngineContext = {
  today,
  currency: 'EUR',
  monthStartDay: 1,
  categories,
  tags: ['lake', 'streaming'],
  merchants: [...new Set(rows.map(({ description }) => description))],
}

export const ledger: Ledger = {
  sum: async (filter) => sumOf(matching(filter)),
  list: async (filter, order, limit) =>
    matching(filter)
      .sort((a, b) =>
        order === 'NEWEST'
          ? b.date.localeCompare(a.date)
          : order === 'LARGEST'
            ? Number(b.minor - a.minor)
            : Number(a.minor - b.minor),
      )
      .slice(0, limit),
  groups: async (filter, by) => {
    const groups = Map.groupBy(matching(filter), ({ categoryId, description, date }) =>
      by === 'CATEGORY' ? categoryId : by === 'MONTH' ? date.slice(0, 7) : description,
    )
    return [...groups]
      .map(([key, members]) => ({
        key,
        label: (by === 'CATEGORY' ? members[0]?.categoryName : key) ?? 'Uncategorised',
        days: by === 'MONTH' && key ? periodOfMonths(key, 1, 1) : null,
        ...sumOf(members),
      }))
      .sort((a, b) => (by === 'MONTH' ? a.label.localeCompare(b.label) : Number(b.minor - a.minor)))
  },
  repeated: async (filter) =>
    matching(filter).filter(
      ({ description }, _, all) => all.filter((other) => other.description === description).length > 1,
    ),
  planned: async ({ type }) => (type === 'EXPENSE' ? planned : []),
  upcoming: async () => [],
  usual: async (filter) =>
    matching(filter)
      .sort((a, b) => Number(b.minor - a.minor))
      .map((entry) => ({
        entry,
        name: habitOf(earlierThan(entry, ({ description }) => description === entry.description)),
        category: habitOf(earlierThan(entry, ({ categoryId }) => categoryId === entry.categoryId)),
        all: habitOf(rows.filter(({ type }) => type === entry.type)),
        twins: rows.filter(
          (other) => other !== entry && other.description === entry.description && other.date === entry.date,
        ).length,
      })),
  budgets: async (month) =>
    Object.entries(plans).map(([key, planned]) => {
      const spentMinor = sumOf(
        rows.filter(({ categoryId, date }) => categoryId === key && date.startsWith(month)),
      ).minor
      return {
        categoryId: key,
        categoryIds: [key],
        name: categories.find(({ id }) => id === key)?.name ?? key,
        availableMinor: BigInt(planned * 100),
        carriedMinor: 0n,
        spentMinor,
        leftMinor: BigInt(planned * 100) - spentMinor,
        counts: true,
      }
    }),
  pending: async () => ({ items: 4, documents: 2 }),
}

export const style = { money: (minor: bigint) => `€${fromMinor(minor, 2)}`, today }

export async function answerMessage(
  text: string,
  previous?: Question,
): Promise<{ content: string; question?: Question }> {
  const meant = understand(text, { ...context, previous })
  if (meant.kind !== 'question') return { content: meant.kind }
  return { content: (await answerQuestion(meant.question, ledger, style)).content, question: meant.question }
}

function matching(filter: Filter) {
  const { type, categoryIds, excludedCategoryIds, text, excludedTexts, tag, excludedTags, uncategorised, period } =
    filter
  const [min, max] = [filter.min, filter.max].map((decimal) =>
    decimal === null ? null : BigInt(decimal.replace('.', '')),
  )
  return rows.filter(
    (each) =>
      (type === null || each.type === type) &&
      (categoryIds.length === 0 || categoryIds.includes(each.categoryId ?? '')) &&
      !excludedCategoryIds.includes(each.categoryId ?? '') &&
      (text === null || each.description.toLowerCase().includes(text.toLowerCase())) &&
      !excludedTexts.some((words) => each.description.toLowerCase().includes(words.toLowerCase())) &&
      (tag === null || each.tag === tag) &&
      !excludedTags.includes(each.tag) &&
      (min == null || each.minor >= min) &&
      (max == null || each.minor <= max) &&
      (!uncategorised || each.categoryId === null) &&
      (period.from === null || each.date >= period.from) &&
      (period.to === null || each.date <= period.to),
  )
}

function earlierThan({ date, type }: (typeof rows)[number], same: (row: (typeof rows)[number]) => boolean) {
  return rows.filter((other) => other.date < date && other.type === type && same(other))
}

function habitOf(entries: { minor: bigint }[]) {
  const sorted = entries.map(({ minor }) => minor).sort((a, b) => (a < b ? -1 : 1))
  return { count: sorted.length, medianMinor: sorted[Math.floor((sorted.length - 1) / 2)] ?? 0n }
}

function sumOf(entries: { minor: bigint }[]) {
  return { minor: entries.reduce((sum, { minor }) => sum + minor, 0n), count: entries.length }
}
