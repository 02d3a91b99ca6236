// These clients repeat all hostile and broken behavior.
import { type Attack, attacks, halfOpen } from '../api/hostile-clients.ts'
import { answer } from '../support/processes.ts'

export interface Siege {
  baseUrl: string
  people: { token: string; organizationId: string }[]
  minutes: number
}

export interface Outcome {
  name: string
  ends: string
  end: string
  attacker: number
  after: string | undefined
  /** The end in seconds since the start. */
  at: number
}

async function attack({ baseUrl, people, minutes }: Siege): Promise<Outcome[]> {
  const begun = performance.now()
  const isOver = () => performance.now() > begun + minutes * 60_000
  const outcomes: Outcome[] = []
  await Promise.all(
    people.map(async (person, place) => {
      let count = 0
      let last: string | undefined
      const attempt = async ({ name, ends, run }: Attack) => {
        const after = last
        last = name
        count += 1
        const target = { baseUrl, ...person, address: `10.3.${place}.${count % 250}` }
        const end = await run(target).catch((error: unknown) => String(error))
        const at = Math.round((performance.now() - begun) / 1_000)
        outcomes.push({ name, ends, end, attacker: place, after, at })
      }
      const waiting = halfOpen.map(attempt)
      for (let at = place * 2; !isOver(); at++) await attempt(attacks[at % attacks.length] as Attack)
      await Promise.all(waiting)
    }),
  )
  return outcomes
}

answer({ attack })
