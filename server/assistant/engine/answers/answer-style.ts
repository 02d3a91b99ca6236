import { formatMoney } from '../../../language/format-money.ts'
import type { AnswerStyle } from './answer.ts'

/** How answers write amounts and days for an organization, in the language of the reader. */
export function answerStyle({ currency, today }: { currency: string; today: string }): AnswerStyle {
  return { money: (minor) => formatMoney({ minor, currency }), today }
}
