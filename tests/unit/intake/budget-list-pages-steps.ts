import { detectBudgetList } from '../../../server/ledger/budgets/list/detect.ts'
import { readingOfText } from '../../reader/paper-reading.ts'
import { categories } from './budget-lists.ts'

export const context = { categories, currency: 'EUR', today: '2026-11-20' }

export const isList = (text: string) => detectBudgetList(readingOfText(text), context) !== null
