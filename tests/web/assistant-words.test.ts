import { expect, test } from 'vitest'
import { noWords, type Piece, withPiece } from '../../web/features/assistant/messages/partial-answer.ts'

const piece = (offset: number, text: string, activity: string | null = null): Piece => ({ offset, text, activity })
const after = (...pieces: Piece[]) => pieces.reduce(withPiece, noWords)

test('words come one after the other, after what is being done for them', () => {
  expect(after(piece(0, '', 'Looking up groceries'))).toEqual({ text: '', activity: 'Looking up groceries' })
  expect(after(piece(0, '', 'Looking up groceries'), piece(0, 'You spent'), piece(9, ' $12.'))).toEqual({
    text: 'You spent $12.',
    activity: null,
  })
})

test('what is heard again after a lost connection is not said twice', () => {
  expect(after(piece(0, 'You spent'), piece(9, ' $12.'), piece(0, 'You spent $12.'), piece(14, ' In all.')).text).toBe(
    'You spent $12. In all.',
  )
  expect(after(piece(0, 'You spent'), piece(9, ' $12.'), piece(0, 'You')).text).toBe('You spent $12.')
})

test('where a piece is missing, what follows it is not put in its place', () => {
  expect(after(piece(0, 'You'), piece(9, ' $12.')).text).toBe('You')
  expect(after(piece(0, 'You'), piece(9, ' $12.'), piece(3, ' spent $12.')).text).toBe('You spent $12.')
})
