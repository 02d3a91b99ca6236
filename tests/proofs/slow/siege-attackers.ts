// The attackers run in a separate process, so that their work does not delay the clients of other users.
import { converse } from '../../api/assistant/conversation.ts'
import { importFile } from '../../api/imports/import-steps.ts'
import { signUp } from '../../support/people.ts'
import { answer } from '../../support/servers/processes.ts'
import { type Attacker, attacks } from './siege-attacks.ts'

const attackers: Attacker[] = []

async function enter({ baseUrl, count }: { baseUrl: string; count: number }): Promise<string[]> {
  const rows = Array.from({ length: 5_000 }, (_, at) => `2026-01-${10 + (at % 18)},Kiosk z${at},-${at + 1}.00`)
  const file = ['Date,Description,Amount', ...rows].join('\n')
  for (let at = 0; at < count; at++) {
    const person = await signUp(baseUrl, { name: 'Eve' })
    const { sessionId } = await converse(person)
    const { id: importId } = await importFile(person, baseUrl, 'bank.csv', file)
    attackers.push({ baseUrl, person, address: `10.4.0.${at}`, importId, sessionId })
  }
  return attackers.map(({ person }) => person.organizationId)
}

export type Ends = Record<string, Record<string, number>>

async function attack({ connections, minutes }: { connections: number; minutes: number }): Promise<Ends> {
  const until = performance.now() + minutes * 60_000
  const ends: Ends = {}
  const all = Object.entries(attacks)
  const work = async (connection: number) => {
    const attacker = attackers[connection % attackers.length]
    if (!attacker) throw new Error('There are no attackers.')
    for (let at = connection; performance.now() < until; at++) {
      const [name, run] = all[at % all.length] as (typeof all)[number]
      const end = await run(attacker, at).catch((error: unknown) => String(error).slice(0, 60))
      const counts = ends[name] ?? {}
      counts[end] = (counts[end] ?? 0) + 1
      ends[name] = counts
    }
  }
  await Promise.all(Array.from({ length: connections }, (_, connection) => work(connection)))
  return ends
}

answer({ enter, attack })
