import { addList, csv, fromPaperToPlan, onPaper } from '../../api/intake/budget-lists-steps.ts'
import { listPicture } from '../../support/data/list-picture.ts'
import { expect, test } from '../../support/test.ts'

const timeout = 60_000

test('a photo of a budget list is read as a list and not as a receipt', { timeout }, async ({ signUp, baseUrl }) => {
  const file = { fileName: 'plan.jpg', contentType: 'image/jpeg', bytes: listPicture(onPaper, 3) }
  await fromPaperToPlan(await signUp(), baseUrl, file)
})

test('a list of 50,000 rows ends quickly with an error', async ({ signUp, baseUrl }) => {
  const ada = await signUp()
  const { document } = await addList(ada, baseUrl, csv('Rent,1\n'.repeat(50_000)))
  expect(document).toMatchObject({
    stage: 'FAILED',
    failure: 'This list has 50,000 rows. The limit is 2,000. Split the list.',
    credits: 0,
  })
})

test('UTF-16, Windows-1250 and Windows-1252 files are decoded correctly', async ({ signUp, baseUrl }) => {
  const ada = await signUp()
  const names = async (bytes: Buffer) =>
    (await addList(ada, baseUrl, { ...csv(''), bytes })).items.map(({ description }) => description)

  expect(await names(Buffer.from('\ufeffPosten;Betrag\nÖPNV;58,00\nBüro;20,00\n', 'utf16le'))).toEqual(['ÖPNV', 'Büro'])
  expect(await names(Buffer.from('Posten;Betrag\nÖPNV;58,00\nBüro;20,00\n', 'latin1'))).toEqual(['ÖPNV', 'Büro'])
  const polish = Buffer.concat([
    Buffer.from('Kategoria;Planowane\n'),
    Buffer.from([0xaf, 0x79, 0x77, 0x6e, 0x6f, 0x9c, 0xe6]),
    Buffer.from(';900,00\nPr'),
    Buffer.from([0xb9]),
    Buffer.from('d;120,00\n'),
  ])
  expect(await names(polish)).toEqual(['Żywność', 'Prąd'])
})
