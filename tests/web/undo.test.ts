import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client'
import { afterEach, expect, test } from 'vitest'
import { makeUndoing } from '../../web/app/undo/undoing.ts'
import { toasts } from '../../web/shared/overlays/toaster.ts'

afterEach(() => toasts.remove())

test('the last action is undone first, and redone by undoing its undo', async () => {
  const { undoing, asked } = begin()
  undoing.offerUndo('Rent saved', done('rent'))
  undoing.offerUndo('Taxi saved', done('taxi'))
  await Promise.all([undoing.runLast('undo'), undoing.runLast('undo')])
  expect(asked).toEqual(['taxi', 'rent'])
  expect(shown()).toContainEqual(['Undone: Rent saved', undefined, 'Redo'])

  await undoing.runLast('redo')
  expect(asked.at(-1)).toBe('undo of rent')
  await undoing.runLast('undo')
  expect(asked.at(-1)).toBe('undo of undo of rent')
})

test('an empty stack says so, and removed actions are not undone', async () => {
  const { undoing, asked } = begin()
  undoing.offerUndo('Rent saved', done('rent'))
  undoing.clear()
  await undoing.runLast('undo')
  expect(asked).toEqual([])
  expect(shown()).toContainEqual(['Nothing to undo.', undefined, undefined])
})

test('actions from before the page load are undone after later ones', async () => {
  const { undoing, asked } = begin({}, ['taxi', 'lunch'])
  undoing.offerUndo('Rent saved', done('rent'))
  for (let presses = 0; presses < 4; presses += 1) await undoing.runLast('undo')
  expect(asked).toEqual(['rent', 'taxi', 'lunch'])
  expect(shown()).toContainEqual(['Nothing to undo.', undefined, undefined])
})

test('changed records ask for a decision, and the rest is undone only on request', async () => {
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

test('an action in several batches is undone as one, and restored if one batch stays', async () => {
  const { undoing, asked } = begin({ two: { rest: 0, conflicts: 1 } })
  undoing.offerUndo('3 lines approved', [done('one'), done('two'), done('three')])
  const result = undoing.runLast('undo')
  await expect.poll(() => undoing.question()).toMatchObject({ rest: 2, conflicts: [{}] })
  undoing.question()?.answer(false)
  await result
  expect(asked).toEqual(['three', 'two', 'one', 'undo of one, partly', 'undo of three, partly'])
})

test('a refusal is final, and a lost request can be retried', async () => {
  const { undoing, asked } = begin({ rent: { error: 'CONFLICT' }, taxi: { error: null } })
  undoing.offerUndo('Taxi saved', done('taxi'))
  undoing.offerUndo('Rent saved', done('rent'))
  await Promise.all([undoing.runLast('undo'), undoing.runLast('undo')])
  expect(asked).toEqual(['rent', 'taxi'])
  expect(shown()).toContainEqual(['It is undone already.', 'Rent saved', undefined])
  expect(shown().at(0)?.slice(1)).toEqual(['Taxi saved', 'Retry'])
  await undoing.runLast('undo')
  expect(asked).toEqual(['rent', 'taxi', 'taxi'])
})

test('toasts in one row become one that counts them and undoes the last', async () => {
  const { undoing, asked } = begin()
  for (const item of ['rent', 'taxi', 'lunch']) {
    undoing.offerUndo((count) => `${count} approved`, done(item), { what: `${item} approved`, row: 'approved' })
  }
  undoing.offerUndo('5.00 planned', done('plan'), { row: 'plan' })
  undoing.offerUndo('6.00 planned', done('plan again'), { row: 'plan' })
  expect(shown()).toEqual([
    ['6.00 planned', undefined, 'Undo'],
    ['3 approved', undefined, 'Undo last'],
  ])
  toasts.getVisibleToasts().at(1)?.action?.onClick()
  await expect.poll(shown).toContainEqual(['Undone: lunch approved', undefined, 'Redo'])
  expect(asked).toEqual(['lunch'])
})

test('a response without a batch is shown without Undo', () => {
  const { undoing } = begin()
  undoing.offerUndo('Saved', {})
  expect(shown()).toEqual([['Saved', undefined, undefined]])
})

const done = (batch: string) => ({ extensions: { batch } })
const shown = () =>
  toasts.getVisibleToasts().map(({ title, description, action }) => [title, description, action?.label])

/** The result of an undo on the server. Undo is complete unless stated otherwise. */
type Fate = { rest: number; conflicts: number } | { error: 'CONFLICT' | null }

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
      if ('error' in fate && fate.error === null) return observer.error(new TypeError('Failed to fetch'))
      observer.next('error' in fate ? rejection : { data: { undo: answerOf(batchId, fate, partly) } })
      observer.complete()
    })
  })
  const undoing = makeUndoing(new ApolloClient({ link, cache: new InMemoryCache() }))
  return { undoing, asked }
}

const rejection = { errors: [{ message: 'It is undone already.', extensions: { code: 'CONFLICT' } }] }

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
      reason: 'Since then, Ben changed it: Amount.',
    })),
  }
}
