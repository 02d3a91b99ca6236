import { ReadingError } from '../../../base/reading-error.ts'

export const empty = () => new ReadingError('EMPTY', 'This file is empty. Export it again from your bank.')

export const hasNoEntries = () =>
  new ReadingError(
    'EMPTY',
    'This statement has headings, and no entries below them. Export a longer time from your bank.',
  )

export const isPdf = () =>
  new ReadingError(
    'UNSUPPORTED',
    'This is a PDF. Export the statement as CSV, OFX, QIF, CAMT or MT940 from your bank instead.',
  )

export const isPicture = () =>
  new ReadingError(
    'UNSUPPORTED',
    'This is a picture. Send it to the assistant, or export the statement as CSV from your bank.',
  )

export const isBinary = () =>
  new ReadingError(
    'UNSUPPORTED',
    'This file holds no text, whatever its name says. Export the statement as CSV, OFX, QIF, CAMT, MT940 or XLSX from your bank.',
  )

export const isOldSheet = () =>
  new ReadingError(
    'UNSUPPORTED',
    'This is a spreadsheet in the format of before 2007. Open it, save it as .xlsx or CSV, and import that.',
  )

export const isEncrypted = () =>
  new ReadingError('ENCRYPTED', 'This spreadsheet has a password. Save it without one, or as CSV, and try again.')

export const isArchive = () =>
  new ReadingError(
    'UNSUPPORTED',
    'This is an archive, not a spreadsheet. Unpack it, and import the statement that is in it.',
  )

export const zipBombError = () =>
  new ReadingError(
    'TOO_LARGE',
    'This spreadsheet unpacks to far more than a statement has. Save the sheet with the entries as CSV, and import that.',
  )

export const isDamagedSheet = (cause: unknown) =>
  new ReadingError(
    'DAMAGED',
    'This spreadsheet is damaged or cut. Export it again from your bank, or save it as CSV.',
    cause,
  )

export const truncatedFileError = (cause?: unknown) =>
  new ReadingError(
    'DAMAGED',
    'This file ends in the midst of an entry: it was cut, or a quote in it never closes. Export it again from your bank.',
    cause,
  )

export const isMalformed = () =>
  new ReadingError(
    'DAMAGED',
    'This file is not put together as files of its format are. Export it again from your bank, or as CSV.',
  )

export const isTooLong = (cause?: unknown) =>
  new ReadingError(
    'TOO_LARGE',
    'A line of this file is longer than any bank writes, or a quote in it never closes. Export it again from your bank.',
    cause,
  )

export const isTooWide = () =>
  new ReadingError('TOO_LARGE', 'A row of this file has more than 500 columns, so it is no statement of a bank.')

export const hasTooMany = (limit: string) =>
  new ReadingError(
    'TOO_LARGE',
    `This file has more than ${limit} rows. Export a shorter time from your bank, or split it.`,
  )

export const isNoTable = () =>
  new ReadingError(
    'UNSUPPORTED',
    'No statement was found in this file: it is no table of days and amounts. Export it as CSV, OFX, QIF, CAMT or MT940 from your bank.',
  )

export const hasNoColumns = () =>
  new ReadingError(
    'UNSUPPORTED',
    'No column of days beside one of amounts was found in this file. Say which columns hold them, or export it again as CSV, OFX or CAMT.',
  )
