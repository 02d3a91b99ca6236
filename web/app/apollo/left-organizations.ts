import { ApolloLink } from '@apollo/client'
import { tap } from 'rxjs'

/** Organizations that the user left or deleted in this tab. The actions themselves show a message. */
const leftIds = new Set<string>()

export const hasLeft = (organizationId: string) => leftIds.has(organizationId)
export const isBack = (organizationId: string) => void leftIds.delete(organizationId)

/** Records that the user leaves the organization before any other message about it arrives. */
export function createLeaveLink(organizationId: string): ApolloLink {
  return new ApolloLink((operation, forward) => {
    const { operationName = '' } = operation
    if (!['LeaveOrganization', 'DeleteOrganization', 'DeleteAccount'].includes(operationName)) return forward(operation)
    leftIds.add(organizationId)
    const stay = () => isBack(organizationId)
    return forward(operation).pipe(tap({ next: ({ errors }) => void (errors && stay()), error: stay }))
  })
}
