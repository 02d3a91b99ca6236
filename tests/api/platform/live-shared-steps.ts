import type { Followed } from './live-fixture.ts'

export type Message = Awaited<ReturnType<Followed['next']>>

export const descriptionsOf = (messages: Message[]): string[] =>
  messages.flatMap(({ changes }: { changes: { transaction: { description: string } | null }[] }) =>
    changes.map(({ transaction }) => transaction?.description ?? ''),
  )

export async function until(followed: Followed, description: string): Promise<string[]> {
  const received: string[] = []
  while (!received.includes(description)) received.push(...descriptionsOf([await followed.next()]))
  return received
}
