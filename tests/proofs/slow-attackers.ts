// Those who do what hostile and broken clients do, all of it again and again.
import { type Attack, attacks, halfOpen } from '../api/hostile-clients.ts'
import { answer } from '../support/processes.ts'

export interface Siege {
  baseUrl: string
  people: { token: string; organizationId: string }[]
  minutes: number
}

/** How an attack ended, and how it had to. */
export interface Outcome {
  name: string
  ends: string
  end: string
  /** Which attacker made it, and what they had made right before. */
  attacker: number
  after: string | undefined
  /** When it ended, in seconds since the first began. */
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
      // Each begins with another, so that all are made at a time.
      for (let at = place * 2; !isOver(); at++) await attempt(attacks[at % attacks.length] as Attack)
      await Promise.all(waiting)
    }),
  )
  return outcomes
}

answer({ attack })
