import { ApolloLink } from '@apollo/client'
import { tap } from 'rxjs'

/** The organizations that the person has left, ended or deleted here: there are words of their own for it. */
const departed = new Set<string>()

export const hasLeft = (organizationId: string) => departed.has(organizationId)
export const isBack = (organizationId: string) => void departed.delete(organizationId)

/** Notes, before anybody else may tell of it, that the person leaves this organization by a deed of their own. */
export function createLeaveLink(organizationId: string): ApolloLink {
  return new ApolloLink((operation, forward) => {
    const { operationName = '' } = operation
    if (!['LeaveOrganization', 'DeleteOrganization', 'DeleteAccount'].includes(operationName)) return forward(operation)
    departed.add(organizationId)
    const stay = () => isBack(organizationId)
    return forward(operation).pipe(tap({ next: ({ errors }) => void (errors && stay()), error: stay }))
  })
}
