import type { Answer, AnswerStyle } from './answers/answer.ts'
import { answerAverage } from './answers/averages.ts'
import { answerBudget } from './answers/budgets.ts'
import { answerCompare } from './answers/comparisons.ts'
import { answerGroups } from './answers/groups.ts'
import { answerLargest } from './answers/largest.ts'
import { answerList, answerPending } from './answers/lists.ts'
import { answerPayers } from './answers/payers.ts'
import { answerRecurring } from './answers/recurring.ts'
import { answerCount, answerNet, answerTotal } from './answers/totals.ts'
import { answerUnusual } from './answers/unusual.ts'
import { answerUpcoming } from './answers/upcoming.ts'
import type { Ledger } from './ledger.ts'
import type { Question } from './question.ts'

export function answerQuestion(question: Question, ledger: Ledger, style: AnswerStyle): Promise<Answer> {
  switch (question.measure) {
    case 'total':
      return answerTotal(question, ledger, style)
    case 'net':
      return answerNet(question, ledger, style)
    case 'count':
      return answerCount(question, ledger, style)
    case 'average':
      return answerAverage(question, ledger, style)
    case 'list':
      return answerList(question, ledger, style)
    case 'largest':
      return answerLargest(question, ledger, style)
    case 'groups':
      return answerGroups(question, ledger, style)
    case 'compare':
      return answerCompare(question, ledger, style)
    case 'budget':
      return answerBudget(question, ledger, style)
    case 'recurring':
      return answerRecurring(question, ledger, style)
    case 'unusual':
      return answerUnusual(question, ledger, style)
    case 'payers':
      return answerPayers(question, ledger, style)
    case 'upcoming':
      return answerUpcoming(question, ledger, style)
    case 'pending':
      return answerPending(question, ledger)
  }
}
