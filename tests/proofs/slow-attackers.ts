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
}

async function attack({ baseUrl, people, minutes }: Siege): Promise<Outcome[]> {
  const until = performance.now() + minutes * 60_000
  const isOver = () => performance.now() > until
  const outcomes: Outcome[] = []
  await Promise.all(
    people.map(async (person, place) => {
      let count = 0
      const attempt = async ({ name, ends, run }: Attack) => {
        count += 1
        const target = { baseUrl, ...person, address: `10.3.${place}.${count % 250}` }
        outcomes.push({ name, ends, end: await run(target).catch((error: unknown) => String(error)) })
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
