// These clients repeat all hostile and broken behavior.
import { type Attack, attacks, halfOpen } from '../../long/attacks/hostile-clients.ts'
import { answer } from '../../support/servers/processes.ts'

export interface Siege {
  baseUrl: string
  users: { token: string; organizationId: string }[]
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

async function attack({ baseUrl, users, minutes }: Siege): Promise<Outcome[]> {
  const begun = performance.now()
  const isOver = () => performance.now() > begun + minutes * 60_000
  const outcomes: Outcome[] = []
  await Promise.all(
    users.map(async (person, index) => {
      let count = 0
      let last: string | undefined
      const attempt = async ({ name, ends, run }: Attack) => {
        const after = last
        last = name
        count += 1
        const target = { baseUrl, ...person, address: `10.3.${index}.${count % 250}` }
        const end = await run(target).catch((error: unknown) => String(error))
        const at = Math.round((performance.now() - begun) / 1_000)
        outcomes.push({ name, ends, end, attacker: index, after, at })
      }
      const attempts = halfOpen.map(attempt)
      for (let at = index * 2; !isOver(); at++) await attempt(attacks[at % attacks.length] as Attack)
      await Promise.all(attempts)
    }),
  )
  return outcomes
}

answer({ attack })
