import { describe, expect, test } from 'vitest'
import { render } from '../../../server/base/text.ts'
import { decodeText } from '../../../server/intake/imports/files/encoding.ts'
import { fileTypeError, kindOf, typeOfFile } from '../../../server/intake/uploads/file-types.ts'
import { categoryKeyOf } from '../../../server/language/receipt-categories.ts'
import { defaultCategories } from '../../../server/people/organizations/default-categories.ts'

describe('words suggest a category', () => {
  test.each([
    ['LIDL SAGT DANKE', 'groceries'],
    ['Vollkornbrot 500g', 'groceries'],
    ['Café Müller', 'eating_out'],
    ['RESTORAN WAN SHENG', 'eating_out'],
    ['Shell Tankstelle 4711', 'car_fuel'],
    ['Apotheke am Markt', 'health'],
    ['Hotel Adler', 'travel'],
    ['Boulangerie du Pont', 'eating_out'],
    ['Poulet rôti 1kg', 'groceries'],
    ['Péage A6', 'transport'],
    ['Champú anticaspa', 'personal_care'],
    ['Pañales talla 4', 'children_pets'],
    ['Prosciutto crudo', 'groceries'],
    ['Coperto', 'eating_out'],
    ['Pindakaas', 'groceries'],
    ['Tandarts De Vries', 'health'],
    ['Masło extra 200g', 'groceries'],
    ['Piekarnia Pod Lipą', 'eating_out'],
    ['Książka', 'education'],
  ])('%s', (text, key) => {
    expect(categoryKeyOf(text)).toBe(key)
  })

  test('unknown words suggest no category', () => {
    expect(categoryKeyOf('Einzelpreis 4.00')).toBeUndefined()
    for (const word of ['Medicine', 'Europa', 'Lastschrift']) expect(categoryKeyOf(word)).toBeUndefined()
    expect(categoryKeyOf('')).toBeUndefined()
  })

  test('suggestions are among the categories that every organization has', () => {
    const keys = new Set(defaultCategories('PERSONAL').map(({ key }) => key))
    const texts = [
      'lidl',
      'cafe',
      'shell',
      'apotheke',
      'shampoo',
      'windeln',
      'ikea',
      'taxi',
      'hotel',
      'jeans',
      'netflix',
    ]
    for (const word of texts) expect(keys).toContain(categoryKeyOf(word))
  })
})

describe('files', () => {
  test('content types are stored without parameters, and a file named .csv is CSV', () => {
    expect(typeOfFile('note.webm', 'audio/webm;codecs=opus')).toEqual({ sent: 'audio/webm', storedType: 'audio/webm' })
    expect(typeOfFile('Budget.CSV', 'application/vnd.ms-excel')).toEqual({
      sent: 'application/vnd.ms-excel',
      storedType: 'text/csv',
    })
    expect(typeOfFile('budget.csv', '')).toEqual({ sent: 'text/csv', storedType: 'text/csv' })
    expect(typeOfFile('photo', 'IMAGE/JPG')).toEqual({ sent: 'image/jpg', storedType: 'image/jpeg' })
    expect(typeOfFile('setup.exe', 'application/x-msdownload')).toBeUndefined()
    expect(typeOfFile('page.html', 'text/html')).toBeUndefined()
  })

  test("other file types are refused with the app's text", () => {
    expect(render(fileTypeError('setup.exe', 'application/x-msdownload'))).toBe(
      'Unsupported file type: "application/x-msdownload" for file "setup.exe". Allowed: image/*, application/pdf, ' +
        '.csv, .ofx, .qfx, .qif, .xml, .sta, .mt940, .xls, .xlsx, .eml, audio/mpeg, audio/mp4, audio/wav, audio/webm.',
    )
  })

  test('files are treated according to their type', () => {
    expect(['image/png', 'application/pdf', 'text/csv', 'audio/mpeg'].map(kindOf)).toEqual([
      'RECEIPT',
      'RECEIPT',
      'BUDGET_LIST',
      'VOICE',
    ])
  })
})

test.each([
  ['UTF-8', Buffer.from('Müll;10')],
  ['UTF-8 with its mark', Buffer.from('\ufeffMüll;10')],
  ['windows-1252', Buffer.from('Müll;10', 'latin1')],
  ['UTF-16 with its mark', Buffer.from('\ufeffMüll;10', 'utf16le')],
  ['UTF-16 without', Buffer.from('Müll;10', 'utf16le')],
  ['UTF-16, the other way round', Buffer.from('\ufeffMüll;10', 'utf16le').swap16()],
])('a text in %s is understood', (_, bytes) => {
  expect(decodeText(bytes)).toBe('Müll;10')
})
