import { phrasesOf } from '../../language/phrases.ts'
import { type Token, tokenize, withWord } from '../../language/tokens.ts'
import { isMemberWord, type Mentions } from './members.ts'
import type { EngineContext, Member, Payer, Question, Understanding } from './question.ts'

/** Understands a sentence without the names of members. */
type Understand = (tokens: Token[]) => Understanding

/**
 * "How much did Ben spend", "Ben's groceries", "who paid more, Ben or me": the question of the rest of the sentence,
 * about what these members paid. Undefined if members are not the payers: "how much did I pay Ben".
 */
export function payersQuestion(
  { tokens, members }: Mentions,
  context: EngineContext,
  understand: Understand,
): Understanding | undefined {
  const asked = tokens.flatMap(({ word }) => members.get(word) ?? [])
  const namesakes = [...members.values()].find((those) => those.length > 1)
  const isMine = comparesMe(tokens)
  const compares = asksWho(tokens) || asked.length > 1 || (isMine && asked.length > 0)
  const replaced = replacedPayer(tokens, asked, context)
  if (replaced) return replaced
  if (!compares && asked.length === 0) return undefined
  if (tokens.some((_, at) => isRecipient(tokens, at, context))) return undefined
  if (namesakes) return namesakesOf(tokens, members, namesakes)
  if (compares) return comparison(tokens, asked, isMine, context, understand)
  const meant = understand(withoutPayer(tokens))
  const [member] = asked
  if (meant.kind === 'refuse') return meant
  if (meant.kind !== 'question' || !member) return undefined
  const question = withPayer(meant.question, payerOf(member, context))
  return question && { kind: 'question', question }
}

const paying = phrasesOf(
  'pay, pays, paid, paying, spend, spends, spent, spending, payment, buy, buys, bought, earn, earns, earned, receive, receives, received, contribute, contributed, expense',
)
const earning = /^(?:earns?|earned|receives?|received|income|made|makes?)$/

/** "Who spent most", "which of us paid more" */
function asksWho(tokens: Token[]): boolean {
  const who = tokens.findIndex(({ word }) => word === 'who' || word === 'whos')
  const which = tokens.findIndex(
    ({ word }, at) => word === 'which' && tokens[at + 1]?.word === 'of' && tokens[at + 2]?.word === 'us',
  )
  const at = Math.max(who, which)
  return (
    at >= 0 && at <= 3 && paying.within(tokens.slice(at)) && !tokens.some(({ word }) => /^ow(?:e|es|ed)$/.test(word))
  )
}

const joining = /^(?:or|and|vs|v|versus|than|against|with|,)$/

/** "Ben or me", "Ben and I", "more than me", "me or Ben" */
function comparesMe(tokens: Token[]): boolean {
  return tokens.some(({ word }, at) => {
    if (!/^(?:me|i|myself)$/.test(word)) return false
    const [before, after] = [tokens[at - 1]?.word ?? '', tokens[at + 1]?.word ?? '']
    const following = tokens[at + 2]?.word ?? ''
    return (
      (joining.test(before) && before !== 'with' && isEnd(tokens, at)) ||
      (joining.test(after) && isMemberWord(following)) ||
      (joining.test(before) && isMemberWord(tokens[at - 2]?.word ?? ''))
    )
  })
}

const isEnd = (tokens: Token[], at: number): boolean => tokens.slice(at + 1).every(({ kind }) => kind === 'mark')

/** "Paid Ben", "to Ben", "at Ben": the member gets the money, or the name stands in a description. */
function isRecipient(tokens: Token[], at: number, { isTranslated }: EngineContext): boolean {
  if (!isMemberWord(tokens[at]?.word ?? '')) return false
  const before = tokens[at - 1]?.word ?? ''
  if (/^(?:to|at|for|on|with|without|owe|owes|owed)$/.test(before)) return true
  if (before === 'from' && !isTranslated) return true
  const isObject = /^(?:pay|paid|give|gave|given|send|sent|lend|lent|repay|repaid|reimburse|reimbursed|refund)$/.test(
    before,
  )
  return isObject && tokens.slice(0, at).some(({ word }) => word === 'i' || word === 'we')
}

/** "Ben's spending" becomes "my spending", and "did Ben spend" becomes "did I spend". */
function withoutPayer(tokens: Token[]): Token[] {
  return tokens.flatMap((token, at) => {
    const next = tokens[at + 1]
    if (next && isMemberWord(next.word)) {
      if (/^(?:by|from|of)$/.test(token.word)) return []
      if (/^(?:has|does)$/.test(token.word)) return [withWord(token, token.word === 'has' ? 'have' : 'do')]
    }
    if (!isMemberWord(token.word)) return [token]
    if (/^(?:by|from|of)$/.test(tokens[at - 1]?.word ?? '')) return []
    // A pronoun repeats the name: "Ben a-t-il dépensé".
    return [{ ...withWord(token, /s$/.test(token.raw) && !isVerb(next) ? 'my' : 'i'), raw: '' }]
  })
}

const isVerb = (token: Token | undefined): boolean =>
  /^(?:pay|pays|paid|spend|spends|spent|has|have|did|buy|bought)$/.test(token?.word ?? '')

function comparison(
  tokens: Token[],
  asked: Member[],
  isMine: boolean,
  context: EngineContext,
  understand: Understand,
): Understanding | undefined {
  const { members = [], userId } = context
  const verb = tokens.some(({ word }) => earning.test(word)) ? 'receive' : 'spend'
  const rest = tokens.filter(({ word }, at) => !isOfComparison(word, tokens, at))
  const meant = understand([...tokenize(`how much did i ${verb}`), ...rest])
  const isAboutStranger =
    meant.kind === 'question'
      ? meant.question.ignored.length > 0 || (meant.question.guessed ?? []).length > 0
      : meant.kind === 'unknown' && (meant.heard?.missed ?? []).length > 0
  if (isAboutStranger) return { kind: 'refuse', reason: 'OTHER_BOOKS' }
  if (meant.kind !== 'question') return undefined
  const me = members.find(({ id }) => id === userId)
  const named = [...(isMine && me ? [me] : []), ...asked]
  const compared = named.length > 0 ? named : members
  const payers = [...new Map(compared.map((member) => [member.id, payerOf(member, context)])).values()]
  if (payers.length < 2) return undefined
  const { filter, subject, periodAssumed, ignored } = meant.question
  return { kind: 'question', question: { filter, subject, periodAssumed, ignored, measure: 'payers', payers } }
}

const comparing = new Set(
  'who,whos,which,of,us,more,most,less,least,money,me,i,myself,did,do,does,has,have,had,is,was,than,vs,v,versus,compare,compared,how,much,what,or,higher,um,so,far,both,each,together,make,made,makes,you,it,he,she'.split(
    ',',
  ),
)

function isOfComparison(word: string, tokens: Token[], at: number): boolean {
  if (isMemberWord(word) || comparing.has(word) || paying.at(tokens, at) !== undefined) return true
  const isBeside = [tokens[at - 1], tokens[at + 1]].some(
    (token) => isMemberWord(token?.word ?? '') || /^(?:me|i)$/.test(token?.word ?? ''),
  )
  return isBeside && /^(?:and|the|by|from|with|,)$/.test(word)
}

/** "And Clara?", "and me?" repeat the question about another member. */
function replacedPayer(tokens: Token[], asked: Member[], context: EngineContext): Understanding | undefined {
  const { previous, members = [], userId } = context
  const known = previous?.subject.payer
  const words = tokens.filter(({ kind }) => kind === 'word').map(({ word }) => word)
  const isMe = known !== undefined && words.some((word) => word === 'me' || word === 'i')
  const member = asked[0] ?? (isMe ? members.find(({ id }) => id === userId) : undefined)
  const isOnly = words.every(
    (word) => isMemberWord(word) || /^(?:and|what|about|how|um|so|for|by|from|of|is|it|with|me|i)$/.test(word),
  )
  if (!previous || !member || asked.length > 1 || !isOnly) return undefined
  const question = withPayer(previous, payerOf(member, context))
  return question && { kind: 'question', question }
}

function namesakesOf(tokens: Token[], members: Mentions['members'], namesakes: Member[]): Understanding {
  const token = tokens.find(({ word }) => members.get(word) === namesakes)
  return { kind: 'namesakes', name: token?.raw ?? '', names: namesakes.map(({ name }) => name) }
}

const payerOf = ({ id, name }: Member, { userId }: EngineContext): Payer => ({ id, name, isMe: id === userId })

/** Limits a question to what a member paid. Undefined where payers do not matter: budgets belong to all members. */
export function withPayer(question: Question, payer: Payer): Question | undefined {
  const limited = <Part extends Pick<Question, 'filter' | 'subject'>>(part: Part): Part => ({
    ...part,
    filter: { ...part.filter, paidBy: payer.id },
    subject: { ...part.subject, payer },
  })
  switch (question.measure) {
    case 'total':
      return { ...limited(question), apart: question.apart.map(limited) }
    case 'compare':
      return { ...limited(question), other: limited(question.other), whole: question.whole && limited(question.whole) }
    case 'count':
    case 'average':
    case 'list':
    case 'largest':
    case 'groups':
    case 'unusual':
    case 'upcoming':
      return limited(question)
    case 'budget':
    case 'net':
    case 'recurring':
    case 'payers':
    case 'pending':
      return undefined
  }
}
