import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client'
import { afterEach, expect, test } from 'vitest'
import { makeUndoing } from '../../web/app/undo/undoing.ts'
import { toasts } from '../../web/shared/overlays/toaster.ts'

afterEach(() => toasts.remove())

test('the last thing done is undone first, and redone by undoing its undo', async () => {
  const { undoing, asked } = begin()
  undoing.offer('Rent saved', done('rent'))
  undoing.offer('Taxi saved', done('taxi'))
  await Promise.all([undoing.turnLast('undo'), undoing.turnLast('undo')])
  expect(asked).toEqual(['taxi', 'rent'])
  expect(shown()).toContainEqual(['Undone', 'Rent saved', 'Redo'])

  await undoing.turnLast('redo')
  expect(asked.at(-1)).toBe('undo of rent')
  await undoing.turnLast('undo')
  expect(asked.at(-1)).toBe('undo of undo of rent')
})

test('with nothing left it says so, and what was forgotten is not undone', async () => {
  const { undoing, asked } = begin()
  undoing.offer('Rent saved', done('rent'))
  undoing.forget()
  await undoing.turnLast('undo')
  expect(asked).toEqual([])
  expect(shown()).toContainEqual(['Nothing to undo.', undefined, undefined])
})

test('what was done before the page was loaded is undone after what was done since', async () => {
  const { undoing, asked } = begin({}, ['taxi', 'lunch'])
  undoing.offer('Rent saved', done('rent'))
  for (let presses = 0; presses < 4; presses += 1) await undoing.turnLast('undo')
  expect(asked).toEqual(['rent', 'taxi', 'lunch'])
  expect(shown()).toContainEqual(['Nothing to undo.', undefined, undefined])
})

test('what changed since is asked about, and the rest undone only when that is wanted', async () => {
  const { undoing, asked } = begin({ rent: { rest: 32, conflicts: 2 } })
  const first = undoing.undo('rent', { what: '34 transactions deleted' })
  await expect.poll(() => undoing.question()).toMatchObject({ rest: 32, conflicts: [{ title: 'Record 1' }, {}] })
  undoing.question()?.answer(false)
  expect(await first).toBe(false)
  expect([asked, undoing.question()]).toEqual([['rent'], null])

  const second = undoing.undo('rent', { what: '34 transactions deleted' })
  await expect.poll(() => undoing.question()).not.toBeNull()
  undoing.question()?.answer(true)
  expect(await second).toBe(true)
  expect(asked).toEqual(['rent', 'rent', 'rent, partly'])
})

test('a deed in several parts is undone as one, and put back where part of it is left as it is', async () => {
  const { undoing, asked } = begin({ two: { rest: 0, conflicts: 1 } })
  undoing.offer('3 lines approved', [done('one'), done('two'), done('three')])
  const turned = undoing.turnLast('undo')
  await expect.poll(() => undoing.question()).toMatchObject({ rest: 2, conflicts: [{}] })
  undoing.question()?.answer(false)
  await turned
  expect(asked).toEqual(['three', 'two', 'one', 'undo of one, partly', 'undo of three, partly'])
})

test('a refusal is final, and what was lost on the way can be tried again', async () => {
  const { undoing, asked } = begin({ rent: { refusal: 'CONFLICT' }, taxi: { refusal: null } })
  undoing.offer('Taxi saved', done('taxi'))
  undoing.offer('Rent saved', done('rent'))
  await Promise.all([undoing.turnLast('undo'), undoing.turnLast('undo')])
  expect(asked).toEqual(['rent', 'taxi'])
  expect(shown()).toContainEqual(['It is undone already.', 'Rent saved', undefined])
  expect(shown().at(0)?.slice(1)).toEqual(['Taxi saved', 'Retry'])
  await undoing.turnLast('undo')
  expect(asked).toEqual(['rent', 'taxi', 'taxi'])
})

test('toasts of one row are one: it counts them, and undoes the last', async () => {
  const { undoing, asked } = begin()
  for (const item of ['rent', 'taxi', 'lunch']) {
    undoing.offer((count) => `${count} approved`, done(item), { what: `${item} approved`, row: 'approved' })
  }
  undoing.offer('5.00 planned', done('plan'), { row: 'plan' })
  undoing.offer('6.00 planned', done('plan again'), { row: 'plan' })
  expect(shown()).toEqual([
    ['6.00 planned', undefined, 'Undo'],
    ['3 approved', undefined, 'Undo last'],
  ])
  toasts.getVisibleToasts().at(1)?.action?.onClick()
  await expect.poll(shown).toContainEqual(['Undone', 'lunch approved', 'Redo'])
  expect(asked).toEqual(['lunch'])
})

test('an answer that names no batch is said without Undo', () => {
  const { undoing } = begin()
  undoing.offer('Saved', {})
  expect(shown()).toEqual([['Saved', undefined, undefined]])
})

const done = (batch: string) => ({ extensions: { batch } })
const shown = () =>
  toasts.getVisibleToasts().map(({ title, description, action }) => [title, description, action?.label])

/** How the server takes a batch back: in whole, if nothing else is said. */
type Fate = { rest: number; conflicts: number } | { refusal: 'CONFLICT' | null }

function begin(fates: Record<string, Fate> = {}, earlier: readonly string[] = []) {
  const asked: string[] = []
  const actions = earlier.map((id) => ({ __typename: 'ChangeBatch', id, summary: `Added ${id}` }))
  const link = new ApolloLink(({ operationName, variables: { batchId, partly } }) => {
    if (operationName === 'UndoableActions') {
      return new Observable((observer) => {
        observer.next({ data: { undoableActions: actions } })
        observer.complete()
      })
    }
    asked.push(partly ? `${batchId}, partly` : batchId)
    const fate = fates[batchId] ?? { rest: 1, conflicts: 0 }
    return new Observable((observer) => {
      if ('refusal' in fate && fate.refusal === null) return observer.error(new TypeError('Failed to fetch'))
      observer.next('refusal' in fate ? refused : { data: { undo: answerOf(batchId, fate, partly) } })
      observer.complete()
    })
  })
  const undoing = makeUndoing(new ApolloClient({ link, cache: new InMemoryCache() }))
  return { undoing, asked }
}

const refused = { errors: [{ message: 'It is undone already.', extensions: { code: 'CONFLICT' } }] }

function answerOf(batchId: string, { rest, conflicts }: { rest: number; conflicts: number }, partly: boolean) {
  const isDone = partly || conflicts === 0
  return {
    __typename: 'UndoResult',
    done: isDone,
    count: rest,
    batchId: isDone ? `undo of ${batchId}` : null,
    conflicts: Array.from({ length: conflicts }, (_, at) => ({
      __typename: 'UndoConflict',
      recordId: `${at}`,
      title: `Record ${at + 1}`,
      reason: 'Ben changed its amount since.',
    })),
  }
}
