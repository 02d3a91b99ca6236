import { signUp } from '../../support/people.ts'
import type { Figure } from '../run.ts'
import { asOrganization, type ResumeFixture } from './resume-fixture.ts'
import { ledger, rowsOf } from './resume-streams.ts'
import { subscribe } from './resume-subscribers.ts'
import { compare } from './resume-truth.ts'

const volumes = [1, 10, 100, 1_000, 5_000, 20_000, 50_000]

/** Disconnects a subscriber during many changes and measures the time until all have arrived. */
export async function outages(fixture: ResumeFixture): Promise<Figure[]> {
  const { server, owner, port } = fixture
  const person = await signUp(server.baseUrl)
  const { organizationId } = person
  const { rows } = await owner.query<{ id: string }>('select id from users where email = $1', [person.email])
  const userId = rows[0]?.id ?? ''
  const subscriber = subscribe('ledgerChanged (after an outage)', 'retrying', person, ledger, port)
  await subscriber.reaches(0, 20_000)
  const took: [number, number][] = []
  for (const volume of volumes) {
    await subscriber.leave()
    await asOrganization(owner, organizationId, async (client) => {
      await client.query(
        `insert into transactions (organization_id, type, amount_minor, currency, base_amount_minor, description, date,
                                   created_by)
         select $1, 'EXPENSE', 100, 'USD', 100, 'Meanwhile', '2026-03-31', $2 from generate_series(1, $3::int)`,
        [organizationId, userId, volume],
      )
    })
    const { rows: heads } = await owner.query<{ head: number }>(
      'select last_number::float8 as head from streams where organization_id = $1',
      [organizationId],
    )
    const begun = performance.now()
    subscriber.comeBack()
    const isWhole = await subscriber.reaches(heads[0]?.head ?? 0, 120_000)
    took.push([volume, isWhole ? performance.now() - begun : Number.POSITIVE_INFINITY])
  }
  await subscriber.leave()
  console.table(Object.fromEntries(took.map(([volume, time]) => [`${volume} waiting`, { ms: Math.round(time) }])))
  const { delivered, missed, repeated, wrong } = compare(subscriber, await rowsOf(owner, organizationId), userId)
  const ofFiveThousand = took.find(([volume]) => volume === 5_000)?.[1] ?? Number.POSITIVE_INFINITY
  const bad = missed + repeated + wrong + subscriber.failures.length
  const due = volumes.reduce((sum, volume) => sum + volume, 0)
  return [
    {
      name: 'resume: outages, 1 to 50,000 changes waiting, told',
      figure: delivered,
      goal: `${due}`,
      met: delivered === due,
    },
    { name: 'resume: outages, missed, repeated or wrong', figure: bad, goal: '0', met: bad === 0 },
    {
      name: 'resume: outages, 5,000 waiting, ms',
      figure: Math.round(ofFiveThousand),
      goal: 'at most 2,000',
      met: ofFiveThousand <= 2_000,
    },
  ]
}
