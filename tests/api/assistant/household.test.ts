import { StartAssistantSessionDocument as StartConversationDocument } from '../../../web/operations/generated.ts'
import {
  ApproveStagedItemDocument,
  type SaidMessageFragment,
  SayDocument,
  TransactionsDocument,
} from '../../support/generated.ts'
import type { TestUser } from '../../support/people.ts'
import { expect, test } from '../../support/test.ts'
import { createHousehold, householdDay } from './household-ledger.ts'
import { type HouseholdPhrase, householdPhrases, type PhraseLanguage } from './household-phrases.ts'

const headers = { 'x-today': householdDay }

test('at least 36 of 40 held-back phrases about members, the future and undo are answered', async ({ signUp }) => {
  // Each half has its own members, because a member may send only so many messages in a minute.
  const halves = (Object.keys(householdPhrases) as PhraseLanguage[]).flatMap((language) => {
    const phrases = householdPhrases[language]
    const half = phrases.length / 2
    return [phrases.slice(0, half), phrases.slice(half)].map((part) => ({ language, phrases: part }))
  })
  const results = await Promise.all(
    halves.map(async ({ language, phrases }) => {
      const { anna } = await createHousehold(signUp)
      const say = await converse(anna)
      const missed: string[] = []
      for (const phrase of phrases) {
        // These entries are undone next. The figures of the other phrases do not have them.
        if (phrase === phrases.find(({ undoes }) => undoes)) await approveAll(anna, await say('taxi 12 and lunch 9'))
        const before = await count(anna)
        const reply = await say(phrase.ask)
        const isUndone = phrase.undoes !== true || (await count(anna)) === before - 1
        if (!isUndone || !isAnswer(reply, phrase, language)) missed.push(`${phrase.ask} => ${reply.content}`)
      }
      return missed
    }),
  )
  const missed = results.flat()
  expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(4)
})

test('only names of members are answered, and those of other organizations reveal nothing', async ({ signUp }) => {
  const { anna, clara } = await createHousehold(signUp)
  const elsewhere = await signUp({ name: 'Zoe Hart' })
  expect((await (await converse(elsewhere))('what is due this week')).role).toBe('ASSISTANT')
  const say = await converse(anna)

  expect((await say('how much did Ben spend this month')).content).toContain('140.25')
  const stranger = (await say('how much did Quentin spend this month')).content
  expect(stranger).toContain('I can only see the data of this organization')
  expect((await say('how much did Zoe spend this month')).content).toBe(stranger)
  expect((await say('who paid more in April, Zoe or me')).content).toBe(stranger)

  const viewer = await converse(clara)
  expect((await viewer('how much did Ben spend this month')).content).toContain('140.25')
  expect((await viewer('undo that')).content).toContain('Your role in this organization lets you ask')
})

test('undo takes back only the last own change of the conversation', async ({ signUp }) => {
  const { anna, ben } = await createHousehold(signUp)
  const say = await converse(anna)
  expect((await say('undo that')).content).toBe("There's nothing to undo in this conversation.")
  await approveAll(anna, await say('taxi 12'))
  const others = await converse(ben)
  await approveAll(ben, await others('lunch 9'))
  const before = await count(anna)

  expect((await (await converse(anna))('undo that')).content).toContain('nothing to undo')
  expect((await say('undo that')).content).toContain('Undone')
  expect(await descriptions(anna)).not.toContain('Taxi')
  expect(await descriptions(anna)).toContain('Lunch')
  expect(await count(anna)).toBe(before - 1)
})

test('figures of members and due payments link to what they add up to', async ({ signUp }) => {
  const { anna } = await createHousehold(signUp)
  const say = await converse(anna)
  const { answer } = await say('how much did Ben spend this month')
  expect(answer.find(({ text }) => text === '$140.25')?.href).toMatch(/^\/transactions\?.*paid=/)

  const due = await say('which payments are due this month')
  expect(due.table?.rows).toMatchObject([
    { label: 'Rent', amount: { value: '900.00' }, href: '/transactions/recurring' },
    { label: 'Gym', amount: { value: '30.00' } },
    { label: 'Insurance', amount: { value: '75.00' } },
  ])
  expect(due.content).toContain('$1,005.00')
})

async function converse(person: TestUser) {
  const { startAssistantSession: session } = await person.graphql(StartConversationDocument, {})
  return async (text: string): Promise<SaidMessageFragment> => {
    const input = { sessionId: session.id, text }
    return (await person.graphql(SayDocument, { input }, { headers })).sendMessage.assistantMessage
  }
}

async function approveAll(person: TestUser, { drafts }: SaidMessageFragment) {
  for (const { id } of drafts) await person.graphql(ApproveStagedItemDocument, { id })
}

const list = async (person: TestUser) => (await person.graphql(TransactionsDocument, { first: 50 })).transactions.edges
const count = async (person: TestUser) => (await list(person)).length
const descriptions = async (person: TestUser) => (await list(person)).map(({ node }) => node.description)

const words: Record<PhraseLanguage, RegExp> = {
  en: /\b(?:you|spent|due|left|the|paid|undone|more)\b/i,
  de: /\b(?:du|ihr|hast|habt|hat|fällig|übrig|von|rückgängig|bezahlt|ausgegeben)\b/i,
  fr: /(?:\bvous\b|\btu\b|dépensé|payé|reste|échéance|annulé|à payer)/i,
  es: /(?:gastado|gastaste|pagado|queda|vence|deshecho|pagar)/i,
}

/** The answer is in the language of the question, names the figures and the member, and says "you" for "we". */
function isAnswer({ content }: SaidMessageFragment, phrase: HouseholdPhrase, language: PhraseLanguage): boolean {
  const named = new Set((content.match(/\d[\d.,\s\u00a0\u202f]*/g) ?? []).map(decimalOf))
  const { figures = [[]], names = '', addresses } = phrase
  const isAddressed = !addresses || (!/\b(?:we|wir|nous|nosotros)\b/i.test(content) && words[language].test(content))
  return (
    figures.some((each) => each.every((figure) => named.has(figure))) &&
    content.includes(names) &&
    words[language].test(content) &&
    isAddressed
  )
}

function decimalOf(written: string): string {
  const digits = written.trim().replace(/[.,]$/, '')
  const [, whole = '', cents = '00'] = /^(.*?)(?:[.,](\d{2}))?$/.exec(digits) ?? []
  return `${whole.replace(/\D/g, '')}.${cents}`
}
