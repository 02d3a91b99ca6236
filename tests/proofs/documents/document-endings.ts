import { AiUsageDocument, AssistantCreditsDocument as CreditsUsedDocument } from '../../../web/operations/generated.ts'
import { ConversationDocument, FileOfDocument } from '../../support/generated.ts'
import type { TestUser } from '../../support/people.ts'
import { insist } from '../insist.ts'
import type { Kind, Sample } from './document-kinds.ts'
import type { Sender } from './documents.ts'

export interface Ending {
  sample: Sample
  stage: string
  failure: string | null
  hasEnded: boolean
  problem: string | null
  credits: number
  creditsRight: boolean
}

export async function endingsOf(senders: Sender[]): Promise<Ending[]> {
  const endings: Ending[] = []
  for (const those of await Promise.all(senders.map(endingsOfOne))) endings.push(...those)
  return endings
}

async function endingsOfOne({ person, sessionId, samples }: Sender): Promise<Ending[]> {
  const ask: TestUser['graphql'] = (document, variables) => insist(() => person.graphql(document, variables))
  const { chatMessages } = await ask(ConversationDocument, { sessionId })
  const asked = chatMessages.filter(({ role }) => role === 'USER')
  const endings: Ending[] = []
  for (const [index, sample] of samples.entries()) {
    const ids = chatMessages.flatMap(({ document }) => document?.id ?? [])
    const id = asked[index]?.document?.id ?? ''
    const { document } = await ask(FileOfDocument, { id })
    const counts = [document, ...document.parts].map(({ itemCount }) => itemCount)
    const repeated = ids.filter((each) => each === id).length !== 2
    const expected = document.stage === 'STAGED' ? sample.items : [0]
    const problem =
      (repeated && 'it is not in two messages.') ||
      (document.fileName !== sample.fileName && `it is ${document.fileName}.`) ||
      (document.stage === 'STAGED' && sample.stage === 'FAILED' && 'it was staged.') ||
      (`${counts}` !== `${expected}` &&
        `it has ${counts} items, not ${expected}: ${document.failure ?? document.title}`) ||
      null
    endings.push({
      sample,
      stage: document.stage,
      failure: document.failure,
      hasEnded:
        document.stage === 'STAGED' || (document.stage === 'FAILED' && /^[A-Z].+[.”?]$/s.test(document.failure ?? '')),
      problem,
      credits: document.credits,
      creditsRight: true,
    })
  }
  // Credits that were reserved and neither used nor returned would appear here.
  const { me } = await ask(CreditsUsedDocument, {})
  const { aiUsage } = await ask(AiUsageDocument, { month: new Date().toISOString().slice(0, 7) })
  const used = endings.reduce((sum, { credits }) => sum + credits, 0)
  const usedCredits = aiUsage.reduce((sum, { credits }) => sum + credits, 0)
  const isRight = me.usageStats.currentMonthAiProcessingCount === used && usedCredits === used
  const isWhole = asked.length === samples.length
  return endings.map((ending) => ({
    ...ending,
    creditsRight: isRight && paysOnce(ending, endings),
    problem: isWhole ? ending.problem : `${asked.length} messages for ${samples.length} documents.`,
  }))
}

/** The first reading of equal files in an organization pays the credit, whichever document it is. */
function paysOnce({ sample }: Ending, endings: Ending[]): boolean {
  const same = endings.filter((each) => each.sample.bytes.equals(sample.bytes))
  const read = same.filter(({ stage }) => stage === 'STAGED')
  const due = read.length > 0 ? Math.max(...same.map((each) => each.sample.credits)) : 0
  return (
    same.reduce((sum, { credits }) => sum + credits, 0) === due &&
    read.length >= same.filter(({ credits }) => credits > 0).length
  )
}

export function printEndings(kinds: readonly Kind[], endings: Ending[]): void {
  const rows = kinds.map((kind) => {
    const those = endings.filter(({ sample }) => sample.kind === kind)
    const sum = (pick: (ending: Ending) => number) => those.reduce((total, each) => total + pick(each), 0)
    return [
      kind,
      {
        sent: those.length,
        staged: those.filter(({ stage }) => stage === 'STAGED').length,
        failed: those.filter(({ stage }) => stage === 'FAILED').length,
        'to be staged': those.filter(({ sample }) => sample.stage === 'STAGED').length,
        credits: sum(({ credits }) => credits),
        wrong: those.filter(({ hasEnded, problem, creditsRight }) => !hasEnded || problem || !creditsRight).length,
      },
    ] as const
  })
  console.table(Object.fromEntries(rows))
}
