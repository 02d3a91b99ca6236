import { moneyText } from '../../../language/english-text.ts'
import type { AnswerStyle } from './answer.ts'

/** How answers write amounts and days for an organization. */
export function answerStyle({ currency, today }: { currency: string; today: string }): AnswerStyle {
  return { money: (minor) => moneyText({ minor, currency }), today }
}
