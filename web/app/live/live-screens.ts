import {
  type ApolloCache,
  type DocumentNode,
  makeVar,
  type OperationVariables,
  type ReactiveVar,
  type TypedDocumentNode,
} from '@apollo/client'
import { useReactiveVar } from '@apollo/client/react'
import { getMainDefinition } from '@apollo/client/utilities'
import { useEffect } from 'react'

/** The message of a subscription. A subscription selects one field. */
export type MessageOf<Data> = Data[keyof Data]

export type LiveWriter<Message, Variables> = (cache: ApolloCache, message: Message, variables: Variables) => void

/**
 * A subscription that follows the same field as the one of the shell and selects what a screen shows, too. It replaces
 * that of the shell while the screen is shown, because the server computes its fields for each message.
 */
export interface LiveScreen<Data, Variables> {
  document: TypedDocumentNode<Data, Variables>
  /** Write what the screen shows. */
  writers: readonly LiveWriter<MessageOf<Data>, Variables>[]
  /** The subscription that selects what both screens show, for as long as the other one is shown as well. */
  combined?: { with: object; document: DocumentNode }
}

/** A screen that is shown, with its variables. */
export interface ShownScreen {
  screen: { document: DocumentNode; combined?: { with: object; document: DocumentNode } }
  variables: OperationVariables
  write: (cache: ApolloCache, message: unknown) => void
}

/** Infers the types of the writers from the document. */
export const liveScreen = <Data, Variables>(screen: LiveScreen<Data, Variables>) => screen

const shownByField = new Map<string, ReactiveVar<readonly ShownScreen[]>>()

/** Keeps what a screen shows up to date while it is shown. */
export function useLiveScreen<Data, Variables extends OperationVariables>(
  screen: LiveScreen<Data, Variables>,
  variables: Variables,
): void {
  const text = JSON.stringify(variables)
  useEffect(() => {
    const own: Variables = JSON.parse(text)
    const shown = shownScreens(screen.document)
    const entry: ShownScreen = {
      screen,
      variables: own,
      write(cache, message) {
        for (const write of screen.writers) write(cache, message as MessageOf<Data>, own)
      },
    }
    shown([...shown(), entry])
    return () => void shown(shown().filter((other) => other !== entry))
  }, [screen, text])
}

/** The screens on view that follow the same field as a subscription, the latest last. */
export const useShownScreens = (document: DocumentNode) => useReactiveVar(shownScreens(document))

function shownScreens(document: DocumentNode): ReactiveVar<readonly ShownScreen[]> {
  const field = fieldOf(document)
  const shown = shownByField.get(field) ?? makeVar<readonly ShownScreen[]>([])
  shownByField.set(field, shown)
  return shown
}

function fieldOf(document: DocumentNode): string {
  const [field] = getMainDefinition(document).selectionSet.selections
  if (field?.kind !== 'Field') throw new Error('A live document selects one field.')
  return field.name.value
}

/** The subscription to open: the one of the screens, or that of the shell. */
export function selectSubscription(document: DocumentNode, shown: readonly ShownScreen[]) {
  const combined = shown
    .map(({ screen }) => screen.combined)
    .find((each) => each && shown.some(({ screen }) => screen === each.with))
  if (combined) {
    const variables: OperationVariables = Object.assign({}, ...shown.map((each) => each.variables))
    return { document: combined.document, variables, screens: shown }
  }
  const last = shown.at(-1)
  if (!last) return { document, variables: {}, screens: [] }
  return { document: last.screen.document, variables: last.variables, screens: [last] }
}
