import { parseArchive } from './parse-archive.ts'
import { parseImport } from './parse-import.ts'
import { parseTable } from './parse-table.ts'

export const tasks = { parseArchive, parseImport, parseTable }
export type ParserTasks = typeof tasks
