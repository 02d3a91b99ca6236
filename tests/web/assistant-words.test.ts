import { expect, test } from 'vitest'
import { emptyAnswer, type Piece, withChunk } from '../../web/features/assistant/messages/partial-answer.ts'

const piece = (offset: number, text: string, activity: string | null = null): Piece => ({ offset, text, activity })
const after = (...pieces: Piece[]) => pieces.reduce(withChunk, emptyAnswer)

test('chunks follow one another after the current activity', () => {
  expect(after(piece(0, '', 'Looking up groceries'))).toEqual({ text: '', activity: 'Looking up groceries' })
  expect(after(piece(0, '', 'Looking up groceries'), piece(0, 'You spent'), piece(9, ' $12.'))).toEqual({
    text: 'You spent $12.',
    activity: null,
  })
})

test('a chunk repeated after a reconnection is not added twice', () => {
  expect(after(piece(0, 'You spent'), piece(9, ' $12.'), piece(0, 'You spent $12.'), piece(14, ' In all.')).text).toBe(
    'You spent $12. In all.',
  )
  expect(after(piece(0, 'You spent'), piece(9, ' $12.'), piece(0, 'You')).text).toBe('You spent $12.')
})

test('a chunk after a missing one is not added', () => {
  expect(after(piece(0, 'You'), piece(9, ' $12.')).text).toBe('You')
  expect(after(piece(0, 'You'), piece(9, ' $12.'), piece(3, ' spent $12.')).text).toBe('You spent $12.')
})
