import { parseImport } from '../intake/imports/files/parse-import.ts'
import { parseMail, parseMailHeader } from '../intake/mails/parse-mail.ts'
import { parseTable } from '../intake/staging/parse-table.ts'
import { parseArchive } from '../portability/archive/parse-archive.ts'

export const tasks = { parseArchive, parseImport, parseMail, parseMailHeader, parseTable }
