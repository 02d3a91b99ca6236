import { msg, plural } from '@lingui/core/runtime-macro'
import { ReadingError } from '../../../base/reading-error.ts'

export const empty = () => new ReadingError('EMPTY', msg`This file is empty. Export it again from your bank.`)

export const hasNoEntries = () =>
  new ReadingError('EMPTY', msg`This statement has headings but no entries. Export a longer period from your bank.`)

export const isPdf = () =>
  new ReadingError(
    'UNSUPPORTED',
    msg`This is a PDF. Export the statement as CSV, OFX, QIF, CAMT or MT940 from your bank instead.`,
  )

export const isPicture = () =>
  new ReadingError(
    'UNSUPPORTED',
    msg`This is a picture. Send it to the assistant, or export the statement as CSV from your bank.`,
  )

export const isBinary = () =>
  new ReadingError(
    'UNSUPPORTED',
    msg`This file doesn't contain text. Export the statement as CSV, OFX, QIF, CAMT, MT940 or XLSX from your bank.`,
  )

export const isOldSheet = () =>
  new ReadingError(
    'UNSUPPORTED',
    msg`This spreadsheet uses a format from before 2007. Save it as .xlsx or CSV, and import that.`,
  )

export const isEncrypted = () =>
  new ReadingError(
    'ENCRYPTED',
    msg`This spreadsheet is password-protected. Save it without a password or as CSV, and try again.`,
  )

export const isArchive = () =>
  new ReadingError(
    'UNSUPPORTED',
    msg`This is an archive, not a spreadsheet. Unpack it, and import the statement inside.`,
  )

export const zipBombError = () =>
  new ReadingError(
    'TOO_LARGE',
    msg`This spreadsheet is too large. Save the sheet with the entries as CSV, and import that.`,
  )

export const isDamagedSheet = (cause: unknown) =>
  new ReadingError(
    'DAMAGED',
    msg`This spreadsheet is damaged or incomplete. Export it again from your bank, or save it as CSV.`,
    cause,
  )

export const truncatedFileError = (cause?: unknown) =>
  new ReadingError(
    'DAMAGED',
    msg`This file ends in the middle of an entry. It is incomplete, or a quote is never closed. Export it again from your bank.`,
    cause,
  )

export const isMalformed = () =>
  new ReadingError('DAMAGED', msg`This file doesn't follow its format. Export it again from your bank, or as CSV.`)

export const isTooLong = (cause?: unknown) =>
  new ReadingError(
    'TOO_LARGE',
    msg`A line of this file is too long, or a quote is never closed. Export it again from your bank.`,
    cause,
  )

export const isTooWide = () =>
  new ReadingError(
    'TOO_LARGE',
    msg`A row of this file has more than 500 columns, so it isn't a bank statement. Choose another file.`,
  )

export const hasTooMany = (limit: number) =>
  new ReadingError(
    'TOO_LARGE',
    msg`${plural(
      { limit },
      {
        one: 'This file has more than # row. Export a shorter period from your bank, or split it.',
        other: 'This file has more than # rows. Export a shorter period from your bank, or split it.',
      },
    )}`,
  )

export const isOtherJson = () =>
  new ReadingError(
    'UNSUPPORTED',
    msg`This JSON file isn't an export of transactions. Export transactions as CSV, XLSX or JSON, and import that.`,
  )

export const isNoTable = () =>
  new ReadingError(
    'UNSUPPORTED',
    msg`No statement was found in this file, because it isn't a table of dates and amounts. Export it as CSV, OFX, QIF, CAMT or MT940 from your bank.`,
  )

export const hasNoColumns = () =>
  new ReadingError(
    'UNSUPPORTED',
    msg`No columns with dates and amounts were found in this file. Choose them, or export the file again as CSV, OFX or CAMT.`,
  )
