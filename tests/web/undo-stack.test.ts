import { expect, test } from 'vitest'
import { makeUndoStack } from '../../web/app/undo/stack.ts'

const action = (name: string) => ({ batches: [name], what: name })

test('the last 50 actions are kept, newest first', () => {
  const stack = makeUndoStack()
  for (let count = 1; count <= 60; count++) stack.did(action(`${count}`))
  const seen: string[] = []
  for (let last = stack.last('undo'); last; last = stack.last('undo')) {
    seen.push(last.what)
    stack.drop(last)
  }
  expect(seen).toHaveLength(50)
  expect([seen.at(0), seen.at(-1)]).toEqual(['60', '11'])
})

test('an undone action can be redone until another action follows', () => {
  const stack = makeUndoStack()
  stack.did(action('first'))
  stack.put('redo', action('undone'))
  expect(stack.last('redo')?.what).toBe('undone')
  stack.did(action('second'))
  expect(stack.last('redo')).toBeNull()
  expect(stack.last('undo')?.what).toBe('second')
})

test('an action is removed by any of its batches, at any position', () => {
  const stack = makeUndoStack()
  stack.did({ batches: ['a', 'b'], what: 'two parts' })
  stack.did(action('c'))
  stack.put('redo', action('d'))
  stack.drop(action('b'))
  stack.drop(action('d'))
  expect([stack.last('undo')?.what, stack.last('redo')]).toEqual(['c', null])
  stack.clear()
  expect(stack.last('undo')).toBeNull()
})
