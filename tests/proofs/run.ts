// npm run prove [name] [-- --seed N --minutes M --ledgers L] runs long, seeded proofs and prints the figure and the
// goal of each.
import { billing } from './billing/billing.ts'
import { deploy } from './deploy/deploy.ts'
import { documents } from './documents/documents.ts'
import { imports } from './imports.ts'
import { kills } from './kills.ts'
import { mcp } from './mcp/mcp.ts'
import { numbers } from './numbers/numbers.ts'
import { queries } from './queries.ts'
import { resume } from './resume/resume.ts'
import { roles } from './roles.ts'
import { roundtrip } from './roundtrip/roundtrip.ts'
import { servers } from './servers/servers.ts'
import { siege } from './slow/overload.ts'
import { slow } from './slow/slow.ts'
import { tenants } from './tenants.ts'
import { undo } from './undo/undo.ts'
import { webhooks } from './webhooks/webhooks.ts'

export interface ProofSettings {
  seed: number
  minutes: number
  ledgers?: number | undefined
}

export interface Figure {
  name: string
  figure: number
  goal: string
  met: boolean
}

const proofs: Record<string, (settings: ProofSettings) => Promise<Figure[]>> = {
  billing,
  deploy,
  documents,
  imports,
  kills,
  mcp,
  numbers,
  queries,
  resume,
  roles,
  roundtrip,
  servers,
  siege,
  slow,
  tenants,
  undo,
  webhooks,
}

const args = process.argv.slice(2)
const option = (name: string) => {
  const at = args.indexOf(`--${name}`)
  return at < 0 ? undefined : Number(args.splice(at, 2)[1])
}
const settings: ProofSettings = {
  seed: option('seed') ?? Math.floor(Math.random() * 2 ** 31),
  minutes: option('minutes') ?? 1,
  ledgers: option('ledgers'),
}
const unknown = args.filter((name) => !(name in proofs))
if (unknown.length > 0) {
  process.stderr.write(`There is no proof named ${unknown.join(', ')}. There are: ${Object.keys(proofs).join(', ')}\n`)
  process.exit(2)
}
process.stdout.write(`Seed ${settings.seed}, ${settings.minutes} minutes each\n`)

const figures: Figure[] = []
for (const [name, proof] of Object.entries(proofs)) {
  if (args.length === 0 || args.includes(name)) figures.push(...(await proof(settings)))
}
console.table(figures)
process.exit(figures.every(({ met }) => met) ? 0 : 1)
