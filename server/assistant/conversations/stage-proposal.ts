import { render } from '../../base/text.ts'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import type { WriteDb } from '../../platform/tenancy/tenant-transaction.ts'
import type { Staged } from '../model/stage-tools.ts'
import { proposeDrafts, proposeList, proposePlan } from './proposals.ts'
import { listRead, proposed } from './reply-texts.ts'

export interface StagedProposal {
  documentId: string
  /** Lists what the user can approve. */
  content: string
}

/**
 * @param said the user's text, which becomes the title of the document
 * @throws ReadingError if a list has no budget lines
 */
export async function stageProposal(
  db: WriteDb,
  tenant: Tenant,
  said: string,
  staged: Staged,
): Promise<StagedProposal> {
  if (staged.kind === 'list') {
    return { documentId: await proposeList(db, tenant, staged.text), content: render(listRead) }
  }
  const { documentId, items } =
    staged.kind === 'drafts'
      ? await proposeDrafts(db, tenant, said, staged.drafts)
      : await proposePlan(db, tenant, said, staged.plan)
  return { documentId, content: proposed(items) }
}
