/**
 * Draws receipts of invented shops in 14 countries as photos, with labels, for `npm run eval:receipts`.
 *
 * node tests/evals/draw-receipts.ts <empty folder> [--seed 1] [--each 4]
 *
 * Texts depend on the seed alone. The fonts are those of the machine that are in `fonts`, and the app's fonts.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { compose } from '../unit/reader/slips/compose.ts'
import { manners } from '../unit/reader/slips/countries.ts'
import { randomFrom } from '../unit/reader/slips/random.ts'
import { photograph } from './drawn-receipts/photograph.ts'
import { print } from './drawn-receipts/print.ts'
import { shopsAndDates } from './drawn-receipts/shops-and-dates.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: 'string', default: '1' }, each: { type: 'string', default: '4' } },
})
if (!positionals[0]) throw new Error('Name an empty folder for the receipts.')
const folder = resolve(positionals[0])
await mkdir(join(folder, 'images'), { recursive: true })
await mkdir(join(folder, 'labels'), { recursive: true })

for (const [country, manner] of Object.entries(manners)) {
  const own = shopsAndDates[country]
  for (let index = 0; index < Number(values.each); index++) {
    const seed = Number(values.seed) * 7919 + index * 104_729 + country.length * 31 + country.charCodeAt(0)
    const receipt = compose({ ...manner, ...own }, seed)
    const random = randomFrom(seed + 1)
    const id = `${country}${index + 1}`
    await writeFile(join(folder, 'images', `${id}.jpg`), await photograph(print(receipt.lines, random), random))
    const [company, ...others] = receipt.names
    const label = {
      company,
      date: receipt.date,
      total: receipt.total,
      currency: receipt.currency,
      items: receipt.items,
      accept: { company: others },
    }
    await writeFile(join(folder, 'labels', `${id}.json`), JSON.stringify(label, null, 1))
  }
}
