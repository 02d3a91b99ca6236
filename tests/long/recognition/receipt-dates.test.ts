import sharp from 'sharp'
import { CountriesDocument as CountryListDocument } from '../../../web/operations/generated.ts'
import { type PrintedLine, receiptPdf, receiptPicture } from '../../api/intake/receipt-files.ts'
import { addReceipt, asRead, cornerShop, pdf } from '../../api/intake/receipt-steps.ts'
import { ApproveReceiptDocument, ChooseCountryDocument } from '../../support/generated.ts'
import type { TestUser } from '../../support/people.ts'
import { expect, test } from '../../support/test.ts'

test('the day on which a photo was taken confirms a date that would be doubtful', async ({ signUp, baseUrl }) => {
  const ada = await signUp()
  const picture = receiptPicture(receiptLines('04/03/25'))
  const photo = (day: string) => {
    const exif = { IFD0: { DateTime: '2026:01:05 10:00:00' }, IFD2: { DateTimeOriginal: `${day} 18:02:11` } }
    return sharp(picture).withExif(exif).jpeg().toBuffer()
  }
  const add = async (bytes: Buffer) =>
    (await addReceipt(ada, baseUrl, { fileName: 'photo.jpg', contentType: 'image/jpeg', bytes })).date

  expect(await add(await sharp(picture).jpeg().toBuffer())).toMatchObject({
    value: '2025-04-03',
    doubt: expect.any(String),
  })
  expect(await add(await photo('2025:06:14'))).toMatchObject({ value: '2025-04-03', doubt: expect.any(String) })
  expect(await add(await photo('2025:04:04'))).toMatchObject({ value: '2025-04-03', doubt: null })
})

test('the day on which a PDF was made confirms its date', async ({ signUp, baseUrl }) => {
  const ada = await signUp()
  const made = receiptPdf(receiptLines('04/03/25')).toString('latin1')
  const dated = made.replace('/Root 1 0 R', "/Root 1 0 R /Info << /CreationDate (D:20250403201500+01'00') >>")
  const dateOf = async (file: string) => {
    const bytes = Buffer.from(file, 'latin1')
    return (await addReceipt(ada, baseUrl, { fileName: 'invoice.pdf', contentType: 'application/pdf', bytes })).date
  }
  expect(await dateOf(made)).toMatchObject({ value: '2025-04-03', doubt: expect.any(String) })
  expect(await dateOf(dated)).toMatchObject({ value: '2025-04-03', doubt: null })
})

test('the day of the upload decides the order of day and month', async ({ signUp, baseUrl }) => {
  const ada = await inGermany(await signUp())
  const dateOf = async (uploadedOn: string) => {
    const headers = { 'x-today': uploadedOn }
    return (await addReceipt(ada, baseUrl, pdf(receiptLines('03/05/2026')), { headers })).date
  }
  expect(await dateOf('2026-05-05')).toMatchObject({ value: '2026-05-03', doubt: null })
  expect(await dateOf('2026-03-06')).toMatchObject({ value: '2026-03-05', doubt: null })
  const old = await dateOf('2026-09-20')
  expect(old).toMatchObject({ value: '2026-03-05', doubt: expect.stringContaining('could be swapped') })
  expect(old.candidates).toContain('2026-05-03')
})

test('earlier receipts of the merchant decide the order of day and month', async ({ signUp, baseUrl }) => {
  const ada = await inGermany(await signUp())
  const first = await addReceipt(ada, baseUrl, pdf(receiptLines('25/03/2025')))
  expect(first.date).toMatchObject({ value: '2025-03-25', doubt: null })
  const { id, version } = first
  await ada.graphql(ApproveReceiptDocument, { id, version, input: { ...asRead(first), rate: '1.1' } })

  const next = await addReceipt(ada, baseUrl, pdf(receiptLines('03/04/2025')))

  expect(next.date).toMatchObject({ value: '2025-04-03', doubt: null })
  const elsewhere = await addReceipt(ada, baseUrl, pdf(receiptLines('03/04/2025', 'RED BAKERY')))
  expect(elsewhere.date).toMatchObject({ value: '2025-03-04', doubt: expect.stringContaining('could be swapped') })
})

function receiptLines(date: string, name = 'GREEN LAKE MARKET'): PrintedLine[] {
  return [[name], ['Main Street 5'], [date], ...cornerShop.slice(3)]
}

/** Receipts in US dollars can be from any country then. */
async function inGermany(person: TestUser): Promise<TestUser> {
  const { countries } = await person.graphql(CountryListDocument, {})
  const countryId = countries.find(({ name }) => name === 'Germany')?.id ?? ''
  await person.graphql(ChooseCountryDocument, { countryId })
  return person
}
