import type { Page, Request, WebSocketRoute } from 'playwright-core'
import { CreateTransactionDocument, MembersDocument } from '../../../web/operations/generated.ts'
import { createTeam, joinAs } from '../../api/people/invitations-steps.ts'
import { ApproveStagedItemDocument, InboxDocument } from '../../support/generated.ts'
import { categoryOf, expense } from '../../support/ledger.ts'
import type { TestUser } from '../../support/people.ts'
import { expect } from '../../support/test.ts'
import { untilRead } from '../intake/documents-steps.ts'

export const today = () => new Date().toISOString().slice(0, 10)

export function watch(page: Page) {
  const asked: string[] = []
  const open = new Set<Request>()
  let lastAt = Date.now()
  page.on('request', (request) => {
    if (new URL(request.url()).pathname !== '/graphql') return
    asked.push(request.postDataJSON().operationName)
    open.add(request)
    lastAt = Date.now()
  })
  const over = (request: Request) => void open.delete(request)
  page.on('requestfinished', over)
  page.on('requestfailed', over)
  const untilIdle = () => {
    lastAt = Date.now()
    return expect.poll(() => open.size === 0 && Date.now() - lastAt > 400, { interval: 50 }).toBe(true)
  }

  return {
    asked,
    settled: untilIdle,
    async follows(
      path: string | null,
      ready: ReturnType<Page['locator']>,
      act: () => Promise<unknown>,
      seen: readonly ReturnType<Page['locator']>[],
    ) {
      if (path !== null) {
        await page.evaluate(async (to) => {
          history.pushState(null, '', to)
          dispatchEvent(new PopStateEvent('popstate', { state: null }))
          for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
        }, path)
        // The previous screen stays until the code of the new one is loaded.
        await page.locator('main[aria-busy="false"]').waitFor(untilRead)
      }
      await ready.waitFor(untilRead)
      await untilIdle()
      const before = asked.length
      await act()
      for (const each of seen) await each.waitFor(untilRead)
      expect(asked.slice(before), `asked for at ${path}`).toEqual([])
    },
  }
}

/** Controls the page's socket, because Chromium keeps an open socket when it is offline. */
export async function breakable(page: Page) {
  const open: { page: WebSocketRoute; server: WebSocketRoute }[] = []
  let isCut = false
  await page.routeWebSocket(/\/graphql$/, (socket) => {
    if (isCut) return void socket.close()
    open.push({ page: socket, server: socket.connectToServer() })
  })
  return {
    async cut() {
      isCut = true
      await Promise.all(open.flatMap(({ page, server }) => [page.close({ code: 1012 }), server.close()]))
    },
    mend() {
      isCut = false
    },
  }
}

export async function team(signUp: (options?: { name?: string }) => Promise<TestUser>) {
  const ada = await createTeam(await signUp({ name: 'Ada Black' }))
  const ben = await joinAs('ADMIN', ada, signUp, 'Ben Hill')
  return { ada, ben, groceries: await categoryOf(ada, 'Groceries') }
}

export async function idOf(asker: TestUser, { email }: TestUser): Promise<string> {
  const { members } = await asker.graphql(MembersDocument, {})
  return members.find((each) => each.email === email)?.id ?? ''
}

export async function record(person: TestUser, description: string, amount: string, categoryId: string) {
  const input = expense({ description, amount, categoryId, date: today() })
  return (await person.graphql(CreateTransactionDocument, { input })).createTransaction
}

export async function approve(person: TestUser, description: string) {
  const { pendingItems } = await person.graphql(InboxDocument, {})
  const item = pendingItems.find((each) => each.description === description)
  await person.graphql(ApproveStagedItemDocument, { id: item?.id ?? '' })
}
