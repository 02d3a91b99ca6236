import { describe, expect, test } from 'vitest'
import { damagedDatesIn, datesIn } from '../../../server/reader/extract/dates/dates.ts'
import { extractReceipts } from '../../../server/reader/extract/receipt.ts'
import type { ReadingContext } from '../../../server/reader/reading.ts'
import { paper } from '../../reader/paper.ts'

describe('dates in a row of text', () => {
  test.each([
    ['Date: 30-09-2017', '2017-09-30'],
    ['2018/02/22 13:34:14', '2018-02-22'],
    ['11.04.20 09:51 Uhr', '2020-04-11'],
    ['[19/06/17] [11:37]', '2017-06-19'],
    ['05-Jan-2017', '2017-01-05'],
    ['June 23,2019 at 2:33 PM', '2019-06-23'],
    ['Sep 3rd, 2021', '2021-09-03'],
    ['den 3. März 2024', '2024-03-03'],
    ['12 janv. 2023', '2023-01-12'],
    ['le 1er août 2022', '2022-08-01'],
    ['1 de enero de 2024', '2024-01-01'],
    ['19 april 2014', '2014-04-19'],
    ['7 maggio 2022', '2022-05-07'],
    ['14 pazdziernika 2023', '2023-10-14'],
    ['05 12 2023', '2023-12-05'],
    ['29.02.2024', '2024-02-29'],
    ['2020.04.11  07:54', '2020-04-11'],
    ['6/1 2021 13:18', '2021-01-06'],
  ])('%s', (text, day) => {
    expect(datesIn(text).map(({ dayFirst }) => dayFirst)).toEqual([day])
  })

  test.each([
    ['30/05/201710:18:02AM', '2017-05-30'],
    ['11.04.2009:51', '2020-04-11'],
    ['21/02/1811:194027807', '2018-02-21'],
    ['100007017/04/2018', '2018-04-17'],
    ['Date:25Mar20189:27PM', '2018-03-25'],
    ["Sep07'1809:28PM", '2018-09-07'],
    ['24-Mar-20197:14:55P', '2019-03-24'],
    ['CASHIER18-03-2018 11:23', '2018-03-18'],
    ['3O/O5/2017', '2017-05-30'],
    ['ORD #64 -REG #2- 25/12/2016 13:51:47', '2016-12-25'],
    ['REG#19-24/07/2016 14:21:51', '2016-07-24'],
    ['27/06/1850232PM', '2018-06-27'],
    ['Straße 5, 02.03.2021', '2021-03-02'],
    ['22/11/172023', '2017-11-22'],
    ['19-12-2320:8', '2023-12-19'],
  ])('a date that is joined with other text or misread: %s', (text, day) => {
    expect(datesIn(text).map(({ dayFirst }) => dayFirst)).toEqual([day])
  })

  test.each(['30.02.2020', '31/11/2019', '00-12-2018', 'TEL 03-7726 1326', '1.20.300', 'GST 000683900928', '12/13'])(
    'no date in %s',
    (text) => {
      expect(datesIn(text)).toEqual([])
    },
  )
})

describe('a date whose separators were lost or misread', () => {
  test.each([
    ['2608.2419:47', '2024-08-26'],
    ['1210/26 1:31', '2026-10-12'],
    ['05052417:37', '2024-05-05'],
    ['03:07:24 19:24:44', '2024-07-03'],
    ['26701/16  15:39', '2016-01-26'],
    ['15.0922', '2022-09-15'],
    ['12 de:e ber 2021 kl 16.37', '2021-12-12'],
  ])('%s is a doubtful date', (text, day) => {
    const [receipt] = extractReceipts([paper(`SHOP\nBread  3.00\nTOTAL EUR  3.00\n${text}`)], { today: '2026-11-20' })
    expect(receipt?.date).toMatchObject({ value: day, sure: false })
  })

  test.each(['Total 123456', 'Tel 030 123456', '12 x 3.20 2021'])('no date in %s', (text) => {
    expect(damagedDatesIn(text)).toEqual([])
  })
})

describe('the date of a receipt', () => {
  const dateOf = (text: string, context: ReadingContext = {}) =>
    extractReceipts([paper(text)], { today: '2024-06-30', ...context })[0]?.date

  test('a weekday or the present decides between day and month', () => {
    expect(dateOf('CAFE\nTotal 4,00 EUR\nMon 04/03/2024')?.value).toBe('2024-03-04')
    expect(dateOf('CAFE\nTotal 4,00 EUR\n04/03/2024, mercredi')?.value).toBe('2024-04-03')
    expect(dateOf('CAFE\nTotal 4,00 EUR\n05/07/2024')?.value).toBe('2024-05-07')
    expect(dateOf('CAFE\nTotal 4,00 EUR\n05/06/2024')?.value).toBe('2024-06-05')
  })

  test('a faded digit makes a date doubtful unless a weekday or a second print confirms it', () => {
    const isSure = (text: string) => {
      const page = paper(`CAFE\nTotal 4,00 EUR\n${text}`)
      const row = page.rows.find((row) => row.text === text)
      for (const { segment } of row?.pieces ?? []) {
        segment.certainties = Array.from(segment.text, (letter) => (letter === '3' ? 0.6 : 0.99))
      }
      return extractReceipts([page], { today: '2024-06-30' })[0]?.date.sure
    }
    expect(isSure('11/05/2013')).toBe(false)
    expect(isSure('11/05/2018')).toBe(true)
    expect(isSure('Sat 11/05/2013')).toBe(true)
    expect(isSure('Sun 11/05/2013')).toBe(false)
    expect(isSure('11/05/2013 and again 11/05/2013')).toBe(true)
  })

  test('a short date that may be a part of a longer one is uncertain', () => {
    const dateOf = (text: string) =>
      extractReceipts([paper(`SHOP\nTotal 4.00 EUR\n${text}`)], { today: '2012-11-20' })[0]?.date.sure
    expect(dateOf('Date 20:6-01-12 08:57')).toBe(false)
    expect(dateOf('Date 6-01-12 08:57')).toBe(true)
    expect(dateOf('5/04/12 08:57')).toBe(false)
    expect(dateOf('05/04/12 08:57')).toBe(true)
    expect(dateOf('05/04/108:57')).toBe(false)
    expect(dateOf('05/04/1008:57')).toBe(true)
  })

  test('the day comes first, except with US dollars', () => {
    expect(dateOf('CAFE\nTotal 4,00 EUR\n03/04/2024 10:00')?.value).toBe('2024-04-03')
    expect(dateOf('DINER\nAtlanta, GA 30303\nTotal $4.00\n03/04/2024 10:00 AM')?.value).toBe('2024-03-04')
  })

  test('an unambiguous date on the receipt decides the order', () => {
    expect(dateOf('SHOP\nDate 03/04/2024\nPrinted 03/25/2024\nTotal 4.00')?.value).toBe('2024-03-04')
  })

  test('equal numbers and contradictory dates do not decide the order', () => {
    expect(dateOf('SHOP\nDate 03-04-24 10:00\nValid until 10-10-24\nTotal 4.00 EUR')?.value).toBe('2024-04-03')
    expect(dateOf('SHOP\nDate 03-04-24 10:00\nSince 10-10-19\nTotal 4.00')?.sure).toBe(false)
    expect(dateOf('SHOP\nDate 03/04/2024 10:00\nFrom 03/25/2024\nUntil 26/03/2024\nTotal 4.00')?.sure).toBe(false)
  })

  test('a date with an ambiguous order is uncertain', () => {
    const date = dateOf('SHOP\n03/04/2024 10:00\nTotal 4.00')
    expect(date).toMatchObject({ value: '2024-04-03', sure: false })
    expect(date?.candidates).toContain('2024-03-04')
    expect(date?.doubt).toMatch(/could be swapped/)
  })

  test('the day of the file or of the upload decides an open order, and the usual order of a currency otherwise', () => {
    const text = 'DINER\nAtlanta, GA 30303\nTotal $4.00\n03/05/24 10:00 AM'
    const context = { country: 'DE', today: '2024-06-30' }
    expect(dateOf(text, context)).toMatchObject({ value: '2024-03-05', sure: false })
    expect(dateOf(text, { ...context, today: '2024-05-06' })).toMatchObject({ value: '2024-05-03', sure: true })
    expect(dateOf(text, { ...context, fileDate: '2024-03-06' })).toMatchObject({ value: '2024-03-05', sure: true })
    expect(dateOf(text, { ...context, fileDate: '2024-05-03' })).toMatchObject({ value: '2024-05-03', sure: true })
    expect(dateOf(text, { ...context, country: 'US' })).toMatchObject({ value: '2024-03-05', sure: true })
    expect(dateOf(text.replace('$4.00', 'EUR 4.00'), context)).toMatchObject({ value: '2024-05-03', sure: true })
    expect(dateOf(text.replace('$4.00', 'CAD 4.00'), { ...context, country: 'CA' })?.sure).toBe(false)
  })

  test('a bare short date is certain only close to the day of the file or of the upload', () => {
    const isSure = (context: ReadingContext) => dateOf('CAFE\nTotal 4,00 EUR\n04/03/24', context)?.sure
    expect(isSure({})).toBe(false)
    expect(isSure({ today: '2024-03-20' })).toBe(true)
    expect(isSure({ fileDate: '2024-03-05' })).toBe(true)
    expect(isSure({ fileDate: '2024-03-25' })).toBe(false)
  })

  test('a due date is not the receipt date', () => {
    const text = 'Azure Ltd\nInvoice Date:  Due Date:\n03/20/2023  04/04/2023\nTotal  $ 279.84'
    expect(dateOf(text)?.value).toBe('2023-03-20')
    expect(dateOf('Azure GmbH\nRechnungsdatum: 02.05.2024\nFällig: 16.05.2024\nSumme 9,00 EUR')?.value).toBe(
      '2024-05-02',
    )
  })

  test('a future date is not the receipt date', () => {
    expect(dateOf('SHOP\nBest before 01.09.2024\n03.04.2024 10:00\nSumme EUR 4,00')?.value).toBe('2024-04-03')
  })

  test('a date with a full year and a page region is certain, and a missing date is null', () => {
    const date = dateOf('SHOP GmbH\nDatum 23.04.2024 10:00\nSumme EUR 4,00')
    expect(date).toMatchObject({ value: '2024-04-23', sure: true, doubt: null, place: { page: 0 } })
    expect(dateOf('SHOP\nTotal 4.00')).toMatchObject({ value: null, sure: false, place: null })
  })
})
