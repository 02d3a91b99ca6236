import { setTimeout as pause } from 'node:timers/promises'
import { print } from 'graphql'
import { CreateTransactionDocument } from '../../../web/operations/generated.ts'
import { expense } from '../../support/ledger.ts'
import type { TestUser } from '../../support/people.ts'
import { percentile } from '../resume/resume.ts'
import type { Team } from '../resume/resume-fixture.ts'
import { ledger } from '../resume/resume-streams.ts'
import { subscribe } from '../resume/resume-subscribers.ts'
import type { Figure } from '../run.ts'
import type { ServersFixture } from './servers-fixture.ts'

const writeCount = 100

/** Measures the time from the response of a write on each server to every subscriber on every server. */
export async function measureAcross({ ports }: ServersFixture, { members }: Team): Promise<Figure[]> {
  const followers = ports.map((port, index) => {
    const person = members[index]
    if (!person) throw new Error('There are not enough people.')
    return subscribe(`on server ${index + 1}`, 'retrying', person, ledger, port)
  })
  for (const follower of followers) await follower.reaches(0, 20_000)
  const answeredAt = new Map<string, { at: number; index: number }>()
  const writer = members[5]
  if (!writer) throw new Error('There are not enough people.')
  for (let count = 0; count < writeCount; count++) {
    const index = count % ports.length
    const id = await create(writer, ports[index] ?? 0, `Across ${count}`)
    answeredAt.set(id, { at: performance.now(), index })
    await pause(55)
  }
  await pause(2_000)
  const times: number[] = []
  for (const [index, { received }] of followers.entries()) {
    for (const { at, changes } of received) {
      for (const change of changes) {
        const answer = answeredAt.get(change.split(' ')[2] ?? '')
        if (answer && answer.index !== index) times.push(Math.max(0, at - answer.at))
      }
    }
  }
  for (const follower of followers) await follower.leave()
  const [p50, p99] = [percentile(times, 0.5), percentile(times, 0.99)]
  const due = writeCount * (ports.length - 1)
  return [
    {
      name: 'commit to screen on another server, measured',
      figure: times.length,
      goal: `${due}`,
      met: times.length === due,
    },
    {
      name: 'commit to screen on another server, p50, ms',
      figure: Math.round(p50),
      goal: 'at most 100',
      met: p50 <= 100,
    },
    {
      name: 'commit to screen on another server, p99, ms',
      figure: Math.round(p99),
      goal: 'at most 500',
      met: p99 <= 500,
    },
  ]
}

async function create({ token, organizationId }: TestUser, port: number, description: string): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${port}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
      'x-active-organization-id': organizationId,
    },
    body: JSON.stringify({
      query: print(CreateTransactionDocument),
      variables: { input: expense({ description }) },
    }),
  })
  const { data } = await response.json()
  return data.createTransaction.id
}
